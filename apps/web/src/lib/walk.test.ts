import { expect, test } from 'vitest'
import { neighbourOf, rememberList } from './walk.ts'

test('a record leads to its neighbours in the list that was shown last, and nowhere beyond its ends', () => {
  rememberList('order', ['a', 'b', 'c'])
  expect([neighbourOf('order', 'b', 1), neighbourOf('order', 'b', -1)]).toEqual(['c', 'a'])
  expect([neighbourOf('order', 'c', 1), neighbourOf('order', 'a', -1)]).toEqual([
    undefined,
    undefined,
  ])
  rememberList('order', ['c', 'x'])
  expect(neighbourOf('order', 'c', 1)).toBe('x')
})

test('a record that was not opened from a list has no neighbours', () => {
  expect(neighbourOf('order', 'stranger', 1)).toBeUndefined()
  expect(neighbourOf('never shown', 'a', 1)).toBeUndefined()
})
