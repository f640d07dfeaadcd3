import { expect, test } from 'vitest'
import { aLot, aTariff, handled, stored } from './builders.ts'
import { ratingOf as rate } from './rating-of.ts'

/* Figures worked out by hand. HEAD_ONLY, tax of 6 % inside, unless a test says otherwise. */

const tenTonnes = (from: string, out?: string) =>
  aLot([[from, '10'], ...(out === undefined ? [] : [[out, '-10'] as const])])
const grossOf = (...asked: Parameters<typeof rate>) => rate(...asked).amounts.gross

test('a leap day is a day: 10 t from 20 to 29 February 2024 are 10 × 10 × 1.00', () => {
  const february = (year: number, to: string) =>
    grossOf(aTariff(), stored([tenTonnes(`${year}-02-20`)], `${year}-02-01`, `${year}-02-${to}`))
  expect([february(2024, '29'), february(2025, '28')]).toEqual(['100.00', '90.00'])
})

test('a yearly rate goes by 365 days in a leap year as well', () => {
  // 10 t × 10,000.00 × 3.65 % ÷ 365 = 10.00 a day; 2024 has 366 of them.
  const tariff = aTariff({ calcMethod: 'PERCENT_YEAR', price: '0.0365' })
  const lot = { ...tenTonnes('2024-01-01'), unitValues: [{ from: '2024-01-01', price: '10000' }] }
  expect(grossOf(tariff, stored([lot], '2024-01-01', '2024-12-31'))).toBe('3660.00')
})

test('a minimum by day over the end of a month: 310.00 × 2 ÷ 31 and 310.00 × 1 ÷ 28', () => {
  const month = { minCharge: '310.00', minScope: 'MONTH', minProrate: 'BY_DAY' } as const
  const tariff = aTariff({ price: '0.01', ...month })
  const lots = [tenTonnes('2025-01-30', '2025-02-02')]
  expect(grossOf(tariff, stored(lots, '2025-01-01', '2025-01-31'))).toBe('20.00')
  // 310 ÷ 28 = 11.0714…
  expect(grossOf(tariff, stored(lots, '2025-02-01', '2025-02-28'))).toBe('11.07')
  expect(grossOf(tariff, stored(lots, '2025-01-01', '2025-02-28'))).toBe('31.07')
})

test('free days over the end of a month: seven from 29 January are over on 4 February', () => {
  const tariff = aTariff({ price: '0.80', freeDays: 7 })
  const lots = [tenTonnes('2025-01-29')]
  expect(grossOf(tariff, stored(lots, '2025-01-01', '2025-01-31'))).toBe('0.00')
  // 5 to 28 February: 24 × 10 × 0.80.
  expect(grossOf(tariff, stored(lots, '2025-02-01', '2025-02-28'))).toBe('192.00')
})

test('CLIFF over the end of a month: January books 0, and 24.00 once the goods have stayed', () => {
  const tariff = aTariff({ price: '0.80', freeDays: 7, freeMode: 'CLIFF' })
  const january = (out: string, asOf: string) =>
    grossOf(tariff, stored([tenTonnes('2025-01-29', out)], '2025-01-01', '2025-01-31', { asOf }))
  expect(january('2025-02-10', '2025-01-31')).toBe('0.00')
  // 3 days × 10 × 0.80; February has 9 more.
  expect(january('2025-02-10', '2025-02-28')).toBe('24.00')
  const february = stored([tenTonnes('2025-01-29', '2025-02-10')], '2025-02-01', '2025-02-28')
  expect(grossOf(tariff, february)).toBe('72.00')
  // The last day that counts is 4 February, of age 7.
  expect(january('2025-02-05', '2025-02-28')).toBe('0.00')
})

test('a month of free days only is 0.00, whatever its minimum', () => {
  const minimum = { minCharge: '500.00', minScope: 'MONTH', freeDays: 30 } as const
  const business = stored([tenTonnes('2025-04-05', '2025-04-20')], '2025-04-01', '2025-04-30')
  expect(grossOf(aTariff(minimum), business)).toBe('0.00')
})

test('tiers by age and by quantity, each slice by itself and all at the one reached', () => {
  const byAge = [
    { fromValue: '1', toValue: '30', price: '1.00' },
    { fromValue: '31', toValue: null, price: '2.00' },
  ]
  const days = (tierMode: 'SLICED' | 'WHOLE') =>
    grossOf(
      aTariff({ calcMethod: 'TIER_DAY', tierMode, tiers: byAge }),
      stored([aLot([['2025-03-01', '1']])], '2025-03-01', '2025-04-09'),
    )
  // 40 days: 30 × 1.00 + 10 × 2.00, or 40 × 2.00.
  expect([days('SLICED'), days('WHOLE')]).toEqual(['50.00', '80.00'])
  const byTonnes = [
    { fromValue: '0', toValue: '10', price: '5.00' },
    { fromValue: '10', toValue: null, price: '4.00' },
  ]
  const tonnes = (tierMode: 'SLICED' | 'WHOLE') =>
    grossOf(aTariff({ calcMethod: 'TIER_QTY', tierMode, tiers: byTonnes }), handled('15'))
  // 10 × 5.00 + 5 × 4.00, or 15 × 4.00.
  expect([tonnes('SLICED'), tonnes('WHOLE')]).toEqual(['70.00', '60.00'])
})

test('dollars are rounded in dollars, then turned into yuan and parted there', () => {
  // 12.34 × 3.333 = 41.12922 → 41.13; × 7.1234 = 292.985442 → 292.99; ÷ 1.06 = 276.4056…
  const tariff = aTariff({ calcMethod: 'UNIT', price: '3.333', currency: 'USD' })
  const { amounts } = rate(tariff, handled('12.34'), { exchangeRate: '7.1234' })
  expect(amounts).toMatchObject({
    gross: '41.13',
    net: '38.80',
    tax: '2.33',
    localGross: '292.99',
    localNet: '276.41',
    localTax: '16.58',
  })
})

test('a cap and a minimum of one line: the cap has the last word', () => {
  const limits = { price: '1.00', minCharge: '200.00', maxCharge: '250.00' }
  const day = (to: string) =>
    grossOf(aTariff(limits), stored([tenTonnes('2025-03-01')], '2025-03-01', to))
  // 10, 23 and 31 days of 10.00.
  expect(['2025-03-10', '2025-03-23', '2025-03-31'].map(day)).toEqual([
    '200.00',
    '230.00',
    '250.00',
  ])
})
