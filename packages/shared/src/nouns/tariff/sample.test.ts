import { expect, test } from 'vitest'
import { tariffLine } from './contract.ts'
import { chargesOf, totalsOf, type Priced, type Sample } from './sample.ts'

const priced = (given: object, isStorage = false): Priced => ({
  line: tariffLine.parse({
    feeCode: 'RKF',
    calcMethod: 'UNIT',
    unit: '吨',
    price: '25',
    currency: 'CNY',
    taxRate: '0.06',
    ...given,
  }),
  isStorage,
})

/** 20 t in 16 pallets, two containers, ten days. */
const sample: Sample = {
  goods: { pieces: 160, pallets: 16, net: '20000', volume: '30' },
  containers: ['20GP', '40GP'],
  trucks: 1,
  inDate: '2026-03-01',
  outDate: '2026-03-11',
  dayCountMode: 'HEAD_ONLY',
  unitValue: '',
  traits: {},
}
const told = (sheet: Priced[], of: Sample = sample) =>
  chargesOf(sheet, of).map(({ index, rating, lack }) => [index, rating?.amounts.gross ?? lack])

test('work is charged by its quantity, storage by its days, with free days and tiers', () => {
  const storage = { feeCode: 'CCF', calcMethod: 'TIER_DAY', price: '0', tierMode: 'SLICED' }
  const tiers = [
    { fromValue: '1', toValue: '5', price: '1' },
    { fromValue: '6', toValue: null, price: '2' },
  ]
  const sheet = [
    priced({}),
    priced({ ...storage, tiers, freeDays: 3, freeMode: 'DEDUCT' }, true),
    priced({ feeCode: 'DLF', calcMethod: 'FIXED', unit: '票', price: '80' }),
    priced({ feeCode: 'CKF', unit: '计费吨', price: '10' }),
  ]
  // 10 days: 3 free, 2 at 1, 5 at 2, of 20 t.
  expect(told(sheet)).toEqual([
    [0, '500.00'],
    [1, '240.00'],
    [2, '80.00'],
    [3, '300.00'],
  ])
  expect(totalsOf(chargesOf(sheet, sample))).toEqual([{ currency: 'CNY', amount: '1120' }])
  expect(told(sheet.slice(1, 2), { ...sample, dayCountMode: 'BOTH' })).toEqual([[1 - 1, '280.00']])
})

test('containers are charged by the line of their size, goods by the line that fits them best', () => {
  const large = { conditions: { containerSize: '40GP' }, price: '500' }
  const ofBrand = { conditions: { brand: 'B' }, price: '30' }
  const sheet = [
    priced({ feeCode: 'ZXF', unit: '箱', price: '300' }),
    priced({ feeCode: 'ZXF', unit: '箱', ...large }),
    priced({}),
    priced(ofBrand),
  ]
  expect(told(sheet)).toEqual([
    [0, '300.00'],
    [1, '500.00'],
    [2, '500.00'],
  ])
  expect(told(sheet, { ...sample, containers: [], traits: { brand: 'B' } })).toEqual([
    [3, '600.00'],
  ])
})

test('what cannot be charged says what is missing', () => {
  const year = { feeCode: 'ZYF', calcMethod: 'PERCENT_YEAR', price: '0.01' }
  const sheet = [
    priced({ feeCode: 'BGF', calcMethod: 'PASS', unit: '票', price: '0' }),
    priced({ feeCode: 'QTF', unit: '小时' }),
    priced(year, true),
  ]
  expect(told(sheet)).toEqual([
    [0, 'TYPED'],
    [1, 'UNIT'],
    [2, 'VALUE'],
  ])
  // 20 t × 7300 × 1 % ÷ 365 × 10 days.
  expect(told(sheet, { ...sample, unitValue: '7300' })[2]).toEqual([2, '40.00'])
})

test('a line that nothing can be charged by is told, and the others are charged', () => {
  const { line } = priced({ feeCode: 'CCF', calcMethod: 'DAY_UNIT' }, true)
  const tiers = [{ fromValue: '2', toValue: null, price: '1' }]
  const sheet = [{ line: { ...line, calcMethod: 'TIER_DAY' as const, tiers }, isStorage: true }]
  expect(told([...sheet, priced({})])).toEqual([
    [0, 'FAULT'],
    [1, '500.00'],
  ])
})
