import { expect, test } from 'vitest'
import { quantity } from './quantity.ts'

test('a quantity shows three decimals of what is measured and none of what is counted, unless there are more', () => {
  expect(quantity('40.3200', 'TNE')).toBe('40.320')
  expect(quantity('1234567.8901', 'TNE')).toBe('1,234,567.8901')
  expect(quantity('-10.0800', 'KGM')).toBe('-10.080')
  expect(quantity('1200.0000', 'PCS')).toBe('1,200')
  expect(quantity('1200', 'PCS')).toBe('1,200')
  expect(quantity('12.5000', 'PCS')).toBe('12.5')
  expect(quantity('0.0000', 'PCS')).toBe('0')
  expect(quantity('0.0000', 'TNE')).toBe('0.000')
})
