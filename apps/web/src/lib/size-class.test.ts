import { expect, test, vi } from 'vitest'

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({})))
const { sizeClassOf } = await import('./size-class.ts')

test.each([
  [1200, 3],
  [1199, 2],
  [992, 2],
  [991, 1],
  [768, 1],
  [767, 0],
  [0, 0],
])('a window of %i is of size class %i', (width, size) => {
  expect(sizeClassOf(width)).toBe(size)
})
