import { expect, test } from 'vitest'
import { checkTaxRate, taxRates } from './tax-rate.ts'

test.each([...taxRates, '0.060000', '0.00', '-0', '0.130'])('%s is a rate', (rate) => {
  expect(checkTaxRate(rate)).toBeUndefined()
})

test.each(['', '6', '6%', '0.05', '-0.06', '.06', '1e-2', '0.0600001'])('%j is none', (rate) => {
  expect(checkTaxRate(rate)).toEqual({
    reason: 'validate.taxRate.unknown',
    params: { value: rate, known: ['0', '0.01', '0.03', '0.06', '0.09', '0.13'] },
    severity: 'error',
  })
})
