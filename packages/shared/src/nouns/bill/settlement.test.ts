import { expect, test } from 'vitest'
import { taxFits } from './settlement.ts'

test.each([
  // tax, part, tax that the bill has left
  ['0', '50', '5.66', true],
  ['5.76', '50', '5.66', true],
  ['5.77', '50', '5.66', false],
  ['0.05', '10', '-0.05', true],
  ['0.06', '10', '-0.05', false],
  ['0.01', '10', '-0.10', false],
  ['-5.76', '-50', '-5.66', true],
  ['-5.77', '-50', '-5.66', false],
  ['-0.01', '-10', '0.10', false],
  ['-1', '50', '5.66', false],
  ['50', '50', '60', false],
])('of a part a tax of %s in %s, where %s is left, fits: %s', (tax, part, left, fits) => {
  expect(taxFits(tax, part, left)).toBe(fits)
})
