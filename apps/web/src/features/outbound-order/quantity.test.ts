import { expect, test } from 'vitest'
import { quantity } from './quantity.ts'

test.each([
  ['25.2000', 'TNE', '25.200'],
  ['1234.0001', 'TNE', '1,234.0001'],
  ['54.18', 'MTQ', '54.180'],
  ['480.0000', 'PCS', '480'],
  ['0.5000', 'PAL', '0.5'],
])('%s %s is written %s', (qty, unit, written) => {
  expect(quantity(qty, unit)).toBe(written)
})
