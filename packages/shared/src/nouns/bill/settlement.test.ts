import { expect, test } from 'vitest'
import { taxFits, taxShare } from './settlement.ts'

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

test.each([
  // part, amount and tax that are left
  ['CNY', '333', '1000', '57', '18.98'],
  ['JPY', '333', '1000', '57', '19.00'],
  ['JPY', '1000', '1000', '57', '57'],
])(
  'in %s a part of %s has of %s with %s tax its share: %s',
  (currency, part, amount, tax, share) => {
    expect(taxShare(part, { amount, tax, currency })).toBe(share)
  },
)
