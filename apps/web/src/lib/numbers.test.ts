import { expect, test } from 'vitest'
import { cubicMetres, grouped, tonnes } from './numbers.ts'

test.each([
  ['20160.000', '20.160'],
  ['20160.500', '20.161'],
  ['20160.499', '20.160'],
  ['0.400', '0.000'],
  ['0.500', '0.001'],
  ['-1500.000', '-1.500'],
  ['1234567890.000', '1,234,567.890'],
  ['5', '0.005'],
  [null, ''],
])('%s kg are shown as %s t, with three decimals and rounded half up', (kilograms, shown) => {
  expect(tonnes(kilograms)).toBe(shown)
})

test('figures are grouped by thousands', () => {
  expect(['12345.6', '999', '-1234567'].map(grouped)).toEqual(['12,345.6', '999', '-1,234,567'])
})

test('volumes have three decimals, and a fourth where there is one', () => {
  expect(['18.3600', '18.3605', '1234.0000'].map(cubicMetres)).toEqual([
    '18.360',
    '18.3605',
    '1,234.000',
  ])
})
