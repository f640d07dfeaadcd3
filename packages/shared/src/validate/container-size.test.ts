import { expect, test } from 'vitest'
import {
  checkContainerSize,
  containerSizes,
  findContainerSize,
  readContainerSize,
} from './container-size.ts'

test.each([
  ['20GP', '22G1', 1],
  ['40GP', '42G1', 2],
  ['40HQ', '45G1', 2],
  ['20RF', '22R1', 1],
  ['40RH', '45R1', 2],
  ['20OT', '22U1', 1],
  ['20TK', '22T1', 1],
])('%s is ISO %s and %i TEU', (code, iso, teu) => {
  expect(checkContainerSize(code)).toBeUndefined()
  expect(findContainerSize(code)).toEqual({ code, iso, teu })
  expect(findContainerSize(iso)).toEqual({ code, iso, teu })
})

test.each(['', '20gp', '22G1', '45GP', 'toString', '__proto__'])('%j is no size', (text) => {
  expect(checkContainerSize(text)).toEqual({
    reason: 'validate.containerSize.unknown',
    params: { value: text, known: ['20GP', '40GP', '40HQ', '20RF', '40RH', '20OT', '20TK'] },
    severity: 'error',
  })
})

test.each([
  ['20尺柜', '20GP'],
  ['20尺小柜', '20GP'],
  ['40尺高柜', '40HQ'],
  ["20' GP", '20GP'],
  ['40尺柜', '40尺柜'],
])('people mean by %j the size %j', (written, size) => {
  expect(readContainerSize(written)).toBe(size)
})

test('there are no sizes beyond the dictionary', () => {
  expect(containerSizes).toHaveLength(7)
  expect(findContainerSize('toString')).toBeUndefined()
})
