import { expect, test } from 'vitest'
import { money, plainMoney } from './exact.ts'

test.each([
  ['1234.50', 'CNY', '1,234.50'],
  ['1234', 'USD', '1,234.00'],
  ['-1234567.00', 'JPY', '-1,234,567'],
  ['0.00', 'KRW', '0'],
  // Shown as it is, so that nobody takes it for less.
  ['1234.50', 'JPY', '1,234.5'],
  ['0.005', 'CNY', '0.005'],
])('%s %s is written as %s', (amount, currency, written) => {
  expect(money(amount, currency)).toBe(written)
  expect(plainMoney(amount, currency)).toBe(written.replaceAll(',', ''))
})
