import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/calendar.ts'
import { sum } from '../../../kernel/decimal.ts'
import { aLot, aTariff, stored } from './builders.ts'
import type { Business } from './rate.ts'
import { ratingOf as rate } from './rating-of.ts'
import type { TariffDetail } from './types.ts'

/* Storage by the month, docs/decisions/031. */

// March: 10 t from the 4th, 6 t from the 20th on, 16 t for two days; April: 6 t until the 10th.
const lots = [
  aLot([
    ['2025-03-04', '10', { volume: '4' }],
    ['2025-03-22', '-10', { volume: '-4' }],
  ]),
  aLot([
    ['2025-03-20', '6', { volume: '9' }],
    ['2025-04-11', '-6', { volume: '-9' }],
  ]),
]
const march = stored(lots, '2025-03-04', '2025-03-31')
const toMay = stored(lots, '2025-03-04', '2025-05-31')
const rent = (fields: Partial<TariffDetail>, business: Business) =>
  rate(aTariff({ calcMethod: 'UNIT', price: '25', ...fields }), business)
const since = (from: string, to: string): Business => ({
  kind: 'STORAGE',
  lots,
  period: { from, to },
  dayCountMode: 'HEAD_ONLY',
  since: '2025-03-04',
})

describe('storage by the month', () => {
  test('costs a fixed price in every month with goods in store', () => {
    const { parts, amounts, quantity, daysInStore } = rent(
      { calcMethod: 'FIXED', price: '500', unit: '票' },
      toMay,
    )
    expect(parts).toEqual([
      { kind: 'QUANTITY', qty: '1', price: '500', amount: '500', month: '2025-03' },
      { kind: 'QUANTITY', qty: '1', price: '500', amount: '500', month: '2025-04' },
    ])
    // 28 days of March, 10 of April; nothing of May.
    expect([amounts.gross, quantity, daysInStore]).toEqual(['1000.00', '2', 38])
  })

  test.each([
    // The most of March are 16 t on the 20th and 21st, of April 6 t.
    ['吨', '16', '6', '550'],
    // Of W/M each measure has its own day: 16 t, 13 m3; 6 t, 9 m3.
    ['W/M', '16', '9', '625'],
    ['月', '1', '1', '50'],
    ['票', '1', '1', '50'],
    ['天', '28', '10', '950'],
  ])(
    'by the quantity in %s takes %s of March and %s of April: %s',
    (unit, inMarch, inApril, all) => {
      const { parts, steps } = rent({ unit }, toMay)
      expect(parts.map(({ qty }) => qty)).toEqual([inMarch, inApril])
      expect(steps[0]!.amount).toBe(all)
    },
  )

  test('rounds the quantity of the month up to the step', () => {
    expect(rent({ qtyStep: '5' }, march).quantity).toBe('20')
  })

  test('is not charged again for what an earlier line of the month has counted', () => {
    const parted = [
      since('2025-03-04', '2025-03-15'),
      since('2025-03-16', '2025-03-20'),
      since('2025-03-21', '2025-03-31'),
      since('2025-04-01', '2025-04-30'),
    ].map((each) => rent({}, each))
    expect(parted.map(({ quantity }) => quantity)).toEqual(['10', '6', '0', '6'])
    expect(parted[2]!.parts).toEqual([
      { kind: 'QUANTITY', qty: '0', price: '25', amount: '0', month: '2025-03', before: '16' },
    ])
  })

  test('has no amount while nothing is in store', () => {
    const may = rent({ minCharge: '80' }, stored(lots, '2025-05-01', '2025-05-31'))
    expect([may.amounts.gross, may.parts, may.daysInStore]).toEqual(['0.00', [], 0])
  })

  test('keeps minimum and maximum month by month, and those of an order over all of them', () => {
    // March 400, April 150 -> 200.
    expect(rent({ minCharge: '200', minScope: 'MONTH' }, toMay).amounts.gross).toBe('600.00')
    // 28 of 31 days of 600 are 541.935…, 10 of 30 are 200.
    const byDay = { minCharge: '600', minScope: 'MONTH', minProrate: 'BY_DAY' } as const
    expect(rent(byDay, toMay).amounts.gross).toBe('741.94')
    const grossOf = (fields: Partial<TariffDetail>) => rent(fields, toMay).amounts.gross
    expect([grossOf({ minCharge: '700' }), grossOf({ maxCharge: '300' })]).toEqual([
      '1400.00',
      '450.00',
    ])
    const order = { minScope: 'ORDER' } as const
    expect(grossOf({ ...order, minCharge: '700' })).toBe('700.00')
    expect(grossOf({ ...order, maxCharge: '300' })).toBe('300.00')
  })

  test('adds up wherever it is parted', () => {
    const day = (n: number) => addDays('2025-03-01', n)
    const cuts = fc.uniqueArray(fc.integer({ min: 4, max: 85 }), { maxLength: 5 })
    const unit = fc.constantFrom('吨', '天', '月')
    fc.assert(
      fc.property(cuts, unit, (some, measured) => {
        const starts = [3, ...some.toSorted((a, b) => a - b)]
        const ends = [...starts.slice(1).map((n) => n - 1), 91]
        const parted = starts.map((n, at) => since(day(n), day(ends[at]!)))
        const amounts = parted.map((each) => rent({ unit: measured }, each).steps[0]!.amount)
        const whole = rent({ unit: measured }, since(day(3), day(91)))
        expect(sum(amounts)).toBe(whole.steps[0]!.amount)
      }),
    )
  })
})
