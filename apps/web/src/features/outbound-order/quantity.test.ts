import { expect, test } from 'vitest'
import { byUnit, plain, quantity } from './quantity.ts'

test.each([
  ['25.2000', 'TNE', '25.200'],
  ['1234.0001', 'TNE', '1,234.0001'],
  ['54.18', 'MTQ', '54.180'],
  ['480.0000', 'PCS', '480'],
  ['0.5000', 'PAL', '0.5'],
])('%s %s is written %s', (qty, unit, written) => {
  expect(quantity(qty, unit)).toBe(written)
})

test.each([
  ['120.0000', '120'],
  ['20.1600', '20.16'],
  ['120', '120'],
])('%s is put into a field as %s', (qty, typed) => {
  expect(plain(qty)).toBe(typed)
})

test('quantities are added up by their units', () => {
  const rows = [
    { unit: 'TNE', qty: '20.1600' },
    { unit: 'TNE', qty: '5.0400' },
    { unit: 'PCS', qty: '3.0000' },
  ]
  const of = ({ qty }: { qty: string }) => qty
  const unitOf = (unit: string) => ({ TNE: '吨', PCS: '件' })[unit] ?? unit
  expect(byUnit(rows, of, unitOf)).toBe('25.200 吨 / 3 件')
  expect(byUnit(rows.slice(0, 2), of, unitOf)).toBe('25.200')
})
