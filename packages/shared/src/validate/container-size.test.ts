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
  ['20FR', '22P1', 1],
  ['40RF', '42R1', 2],
  ['40OT', '42U1', 2],
  ['40FR', '42P1', 2],
  ['45HQ', 'L5G1', 2],
])('%s is ISO %s and %i TEU', (code, iso, teu) => {
  expect(checkContainerSize(code)).toBeUndefined()
  expect(findContainerSize(code)).toEqual({ code, iso, teu })
  expect(findContainerSize(iso)).toEqual({ code, iso, teu })
})

test.each(['', '20gp', '22G1', '45GP', 'toString', '__proto__'])('%j is no size', (text) => {
  expect(checkContainerSize(text)).toEqual({
    reason: 'validate.containerSize.unknown',
    params: { value: text, known: containerSizes.map(({ code }) => code) },
    severity: 'error',
  })
})

test.each([
  ['20尺柜', '20GP'],
  ['20尺小柜', '20GP'],
  ['40尺高柜', '40HQ'],
  ["20' GP", '20GP'],
  ['40尺柜', '40尺柜'],
  ['20', '20GP'],
  ["20'", '20GP'],
  ['20STD', '20GP'],
  ["20' ST", '20GP'],
  ['40RF', '40RF'],
  ['40 / OT', '40OT'],
  ["40' Flat Rack", '40FR'],
  ["45'", '45HQ'],
  ['45HC', '45HQ'],
  // Sizes and types of ISO 6346, by its letters.
  ['22G0', '20GP'],
  ['20G1', '20GP'],
  ['42G0', '40GP'],
  ['45G0', '40HQ'],
  ['4EG1', '40HQ'],
  ['45R0', '40RH'],
  ['42R1', '40RF'],
  ['22RT', '20RF'],
  ['L5G1', '45HQ'],
  ['L5GP', '45HQ'],
  ['22U1', '20OT'],
  ['45U6', '40OT'],
  ['22T6', '20TK'],
  ['22K2', '20TK'],
  ['42P3', '40FR'],
  ['22PC', '20FR'],
  // A box of another length, a half-height one, a high one of 20 feet, one for bulk: none of the sizes.
  ['32G1', '32G1'],
  ['28G1', '28G1'],
  ['25G1', '25G1'],
  ['22B0', '22B0'],
  ['L2G1', 'L2G1'],
  ['40', '40'],
])('people mean by %j the size %j', (written, size) => {
  expect(readContainerSize(written)).toBe(size)
})

test('every size has a code of its own, and a name is none', () => {
  const codes = containerSizes.flatMap(({ code, iso }) => [code, iso])
  expect(new Set(codes).size).toBe(codes.length)
  expect(findContainerSize('toString')).toBeUndefined()
})
