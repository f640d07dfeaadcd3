import { expect, test } from 'vitest'
import {
  currencyMeant,
  dateMeant,
  figureMeant,
  methodMeant,
  taxRateMeant,
  unitMeant,
} from './understood.ts'

test.each([
  ['吨', '吨'],
  ['Tonne', '吨'],
  ['MT', '吨'],
  ['元/吨·天', '吨'],
  ['CNY per tonne and day', '吨'],
  ['m³', 'CBM'],
  ['立方米', 'CBM'],
  ['W/M', '计费吨'],
  ['㎡', '平方米'],
  ['Bill of lading', '票'],
  ['柜', '箱'],
  ['公斤', '公斤'],
])('the unit %s is read as %s', (written, meant) => {
  expect(unitMeant(written)).toBe(meant)
})

test.each([
  ['按数量', 'UNIT'],
  ['day tiers', 'TIER_DAY'],
  ['一口价', 'FIXED'],
  ['TIER_QTY', 'TIER_QTY'],
  ['看情况', '看情况'],
])('the method %s is read as %s', (written, meant) => {
  expect(methodMeant(written)).toBe(meant)
})

test.each([
  ['6%', '0.06'],
  ['6', '0.06'],
  ['13 ％', '0.13'],
  ['0.06', '0.06'],
  ['免税', '0'],
  ['六个点', '六个点'],
])('the tax rate %s is read as %s', (written, meant) => {
  expect(taxRateMeant(written)).toBe(meant)
})

test.each([
  ['¥25.00', '25.00'],
  ['1,200 元', '1200'],
  ['0.8元/吨·天', '0.8'],
  ['USD 30', '30'],
  ['面议', '面议'],
  ['0,500', '0,500'],
  ['1.5,000', '1.5,000'],
  ['25①', '25①'],
  ['-5', '-5'],
])('the price %s is read as %s', (written, meant) => {
  expect(figureMeant(written)).toBe(meant)
})

test('currencies are read by their names and signs', () => {
  expect(['RMB', '¥', '美金', 'EUR'].map(currencyMeant)).toEqual(['CNY', 'CNY', 'USD', 'EUR'])
})

test.each([
  ['2026-01-05', '2026-01-05'],
  ['2026/1/5', '2026-01-05'],
  ['2026.1.15', '2026-01-15'],
  ['20260105', '2026-01-05'],
  ['2026年1月5日', '2026-01-05'],
  ['2026-02-30', '2026-02-30'],
  ['明年', '明年'],
])('the day %s is read as %s', (written, meant) => {
  expect(dateMeant(written)).toBe(meant)
})
