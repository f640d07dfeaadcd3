import { expect, test } from 'vitest'
import { aPriceLine } from './builders.ts'
import { cellsOf, followingStart, linesIn, tariffCells, tiersIn } from './cells.ts'
import type { TariffRecord } from './contract.ts'

const stored = aPriceLine({
  feeCode: 'CCF',
  feeName: '仓储费',
  feeNameEn: 'Storage',
  jfmoduleId: 'CC',
  calcMethod: 'TIER_DAY',
  price: '0.000000',
  taxRate: '0.06',
  freeDays: 7,
  freeMode: 'DEDUCT',
  tierMode: 'SLICED',
  conditions: { product: '烟胶片' },
  tiers: [
    { fromValue: '1.0000', toValue: '30.0000', price: '0.800000' },
    { fromValue: '31.0000', toValue: null, price: '1.000000' },
  ],
})
const keys = Object.keys(tariffCells.shape)
const rowOf = (record: TariffRecord, given: object = {}) =>
  tariffCells.parse(
    Object.fromEntries(
      Object.entries({ ...cellsOf(record), ...given }).filter(([key]) => keys.includes(key)),
    ),
  )

test('tiers are written as one text and read again, however they are parted', () => {
  expect(cellsOf(stored)['tiers']).toBe('1-30: 0.8; 31-: 1')
  expect(tiersIn('0–10：3；10-：2.5')).toEqual([
    { fromValue: '0', toValue: '10', price: '3' },
    { fromValue: '10', toValue: null, price: '2.5' },
  ])
  expect(tiersIn('')).toEqual([])
  expect(tiersIn('1-30 0.8')).toBeUndefined()
})

test.each([
  ['TIER_DAY', '1', '30', '31'],
  ['TIER_DAY', '0', '7', '8'],
  ['TIER_QTY', '0', '10.5', '10.5'],
  ['TIER_QTY', '1', '10', '11'],
  ['TIER_QTY', '0', '1x', ''],
])('%s from %s: after %s the next tier begins at «%s»', (calcMethod, first, end, next) => {
  expect(followingStart(calcMethod, first, end)).toBe(next)
})

test('a stored line that goes through its cells is the line that it was', () => {
  const [line] = linesIn([rowOf(stored)], [stored])
  expect(line).toMatchObject({
    detailId: 'd1',
    freeDays: 7,
    taxIncluded: 1,
    conditions: { product: '烟胶片' },
    tiers: [
      { fromValue: '1', toValue: '30', price: '0.8' },
      { fromValue: '31', toValue: null, price: '1' },
    ],
  })
})

test('figures of a stored line stand in their cells without zeros at their end', () => {
  const limits = { minCharge: '1000.00', maxCharge: '25000.50', qtyStep: '0.5000' }
  expect(cellsOf({ ...stored, price: '120.000000', ...limits })).toMatchObject({
    price: '120',
    minCharge: '1000',
    maxCharge: '25000.5',
    qtyStep: '0.5',
  })
  expect(cellsOf(stored)['minCharge']).toBeNull()
})

test('a line keeps its history when its price changes, and is a new one for other goods', () => {
  const [dearer] = linesIn([rowOf(stored, { tiers: '1-: 2' })], [stored])
  expect(dearer?.detailId).toBe('d1')
  const [other] = linesIn([rowOf(stored, { product: '' })], [stored])
  expect(other?.detailId).toBeUndefined()
  expect(other?.conditions).toEqual({})
})

test('what the tariff refuses is said at its cell', () => {
  const refused = (given: object) =>
    tariffCells
      .safeParse({ ...rowOf(stored), ...given })
      .error?.issues.map(({ path, message }) => [path[0], message])
  expect(refused({ tiers: '1-30' })).toEqual([['tiers', 'tariff.tierText']])
  expect(refused({ tiers: '1-30: 1; 40-: 2' })).toEqual([['tiers', 'tariff.tierGap']])
  expect(refused({ freeMode: null })).toEqual([['freeMode', 'tariff.freeModeRequired']])
})
