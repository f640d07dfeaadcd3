import { describe, expect, test } from 'vitest'
import { aLot, aTariff, handled, stored } from './builders.ts'
import { ratingOf as rate } from './rating-of.ts'
import type { TariffDetail } from './types.ts'

const unit = (fields: Partial<TariffDetail>) =>
  aTariff({ calcMethod: 'UNIT', price: '10', ...fields })
/** What paid lines before have come to. */
const before = (raw: string, charged: string, days = 0) => ({ raw, charged, days, isPayable: true })
const gross = (...args: Parameters<typeof rate>) => rate(...args).amounts.gross

describe('minimum and cap', () => {
  test.each([
    ['5', '200.00', null, '200.00'],
    ['20', '200.00', null, '200.00'],
    ['21', '200.00', null, '210.00'],
    ['0', '200.00', null, '0.00'],
    ['50', null, '300.00', '300.00'],
    ['30', null, '300.00', '300.00'],
    ['1', '200.00', '100.00', '100.00'],
  ])('%s at 10 between %s and %s is %s', (quantity, minCharge, maxCharge, amount) => {
    expect(gross(unit({ minCharge, maxCharge }), handled(quantity))).toBe(amount)
  })

  test('are told step by step', () => {
    expect(rate(unit({ minCharge: '200', maxCharge: '150' }), handled('1.0001')).steps).toEqual([
      { kind: 'RAW', amount: '10.001' },
      { kind: 'MINIMUM', amount: '200', minCharge: '200' },
      { kind: 'CAP', amount: '150', maxCharge: '150' },
      { kind: 'ROUNDED', amount: '150.00' },
    ])
  })

  test('do not bring free days back', () => {
    const free = aTariff({ freeDays: 7, minCharge: '100' })
    const lots = [
      aLot([
        ['2025-03-01', '1'],
        ['2025-03-05', '-1'],
      ]),
    ]
    expect(gross(free, stored(lots, '2025-03-01', '2025-03-31'))).toBe('0.00')
    expect(gross({ ...free, freeDays: 3 }, stored(lots, '2025-03-01', '2025-03-31'))).toBe('100.00')
  })

  test('of an order are charged by its first line and used up by the next', () => {
    const order = unit({ minCharge: '200', minScope: 'ORDER' })
    const first = gross(order, handled('5'))
    const second = gross(order, handled('6'), { earlier: before('50', first) })
    const third = rate(order, handled('12'), { earlier: before('110', '200') })
    expect([first, second, third.amounts.gross]).toEqual(['200.00', '0.00', '30.00'])
    expect(third.steps[1]).toEqual({ kind: 'EARLIER', amount: '30', raw: '110', charged: '200' })
  })

  test('never give back what earlier lines charged', () => {
    const earlier = before('50', '500')
    expect(gross(unit({ minCharge: '200', minScope: 'ORDER' }), handled('5'), { earlier })).toBe(
      '0.00',
    )
  })

  test('of a line forget the other lines', () => {
    const earlier = before('500', '500')
    expect(gross(unit({ minCharge: '200' }), handled('5'), { earlier })).toBe('200.00')
  })
})

describe('limits of storage', () => {
  const capped = aTariff({ maxCharge: '20' })
  const lots = [aLot([['2025-04-10', '1']])]
  const [april, may] = [
    stored(lots, '2025-04-10', '2025-04-30'),
    stored(lots, '2025-05-01', '2025-05-31'),
  ]

  test('of a line are those of a calendar month, in one line of two months too', () => {
    // 21 days of April and 31 of May at 1.00.
    expect([gross(capped, april), gross(capped, may)]).toEqual(['20.00', '20.00'])
    const both = rate(capped, stored(lots, '2025-04-10', '2025-05-31'))
    expect(both.amounts.gross).toBe('40.00')
    expect(both.steps).toEqual([
      { kind: 'RAW', amount: '52' },
      { kind: 'CAP', amount: '51', maxCharge: '20', month: '2025-04' },
      { kind: 'CAP', amount: '40', maxCharge: '20', month: '2025-05' },
      { kind: 'ROUNDED', amount: '40.00' },
    ])
    expect(gross(aTariff({ minCharge: '30' }), stored(lots, '2025-04-10', '2025-05-31'))).toBe(
      '61.00',
    )
  })

  test('leave to the next line of the month what the cap has left', () => {
    const next = rate(capped, stored(lots, '2025-04-25', '2025-04-30'), {
      earlier: before('15', '15.00'),
    })
    expect(next.steps).toEqual([
      { kind: 'RAW', amount: '6' },
      { kind: 'CAP', amount: '20', maxCharge: '20', month: '2025-04' },
      { kind: 'EARLIER', amount: '5', raw: '15', charged: '15.00' },
      { kind: 'ROUNDED', amount: '5.00' },
    ])
    // What the cap let go does not come back under a price that has a higher one.
    const higher = { ...capped, maxCharge: '100', minScope: 'MONTH' } as const
    const [share] = rate(capped, april).shares
    expect(gross(higher, stored(lots, '2025-04-29', '2025-04-30'), { earlier: share! })).toBe(
      '2.00',
    )
  })

  test('carry cents, so that the lines of a month come to what one would', () => {
    const fine = aTariff({ price: '0.335', maxCharge: '20' })
    const first = rate(fine, stored(lots, '2025-04-10', '2025-04-10'))
    const second = rate(fine, stored(lots, '2025-04-11', '2025-04-11'), {
      earlier: first.shares[0]!,
    })
    expect([first.amounts.gross, second.amounts.gross]).toEqual(['0.34', '0.33'])
  })

  test('of an order are those of all months together', () => {
    const order = { minScope: 'ORDER' } as const
    const both = stored(lots, '2025-04-10', '2025-05-31')
    expect(gross({ ...capped, ...order }, both)).toBe('20.00')
    expect(gross(aTariff({ ...order, minCharge: '60' }), both)).toBe('60.00')
  })
})

describe('a minimum of the month', () => {
  const monthly = aTariff({
    minCharge: '310.00',
    minScope: 'MONTH',
    minProrate: 'BY_DAY',
    freeDays: 3,
  })
  const lots = [
    aLot([
      ['2025-05-12', '10'],
      ['2025-06-06', '-10'],
    ]),
  ]

  test('by day counts the days in store, free ones too, and says so', () => {
    // 20 of 31 days in May: 200.00 against 17 × 10.
    const may = rate(monthly, stored(lots, '2025-05-01', '2025-05-31'))
    expect(may.amounts.gross).toBe('200.00')
    expect(may.steps).toEqual([
      { kind: 'RAW', amount: '170' },
      {
        kind: 'MINIMUM',
        amount: '200',
        minCharge: '310.00',
        month: '2025-05',
        days: 20,
        ofDays: 31,
      },
      { kind: 'ROUNDED', amount: '200.00' },
    ])
    // 5 of 30 days in June: 51.67 against 50.
    const june = rate(monthly, stored(lots, '2025-06-01', '2025-06-30'))
    expect(june.amounts.gross).toBe('51.67')
  })

  test('holds month by month in a period of several', () => {
    const both = rate(monthly, stored(lots, '2025-05-12', '2025-06-05'))
    expect(both.steps.map(({ kind }) => kind)).toEqual(['RAW', 'MINIMUM', 'MINIMUM', 'ROUNDED'])
    expect(both.steps[0]!.amount).toBe('220')
    expect(both.amounts.gross).toBe('251.67')
    expect(both.daysInStore).toBe(25)
  })

  test('whole is due for any day; nothing in store is nothing due', () => {
    const whole = { ...monthly, minProrate: 'NONE' } as const
    expect(gross(whole, stored(lots, '2025-06-01', '2025-06-30'))).toBe('310.00')
    expect(gross(whole, stored(lots, '2025-07-01', '2025-07-31'))).toBe('0.00')
  })

  test('is shared by the lines of one month', () => {
    // Weeks of May: 7 of 31 days are 70.00, and 14 are 140.00.
    const first = rate(monthly, stored(lots, '2025-05-12', '2025-05-18'))
    expect(first.amounts.gross).toBe('70.00')
    const earlier = before('40', '70.00', 7)
    expect(gross(monthly, stored(lots, '2025-05-19', '2025-05-25'), { earlier })).toBe('70.00')
  })

  test('the earlier lines of a longer period belong to its first month', () => {
    // The rest of May brings 200.00 - 70.00, June 51.67.
    const earlier = before('40', '70.00', 7)
    expect(gross(monthly, stored(lots, '2025-05-19', '2025-06-05'), { earlier })).toBe('181.67')
  })

  test('by day with days in store knows the length of February', () => {
    const inFebruary = (year: string) =>
      rate(
        { ...monthly, minCharge: '2900.00', freeDays: 0 },
        stored([aLot([[`${year}-02-28`, '1']])], `${year}-02-01`, `${year}-02-28`),
      ).amounts.gross
    expect([inFebruary('2024'), inFebruary('2026')]).toEqual(['100.00', '103.57'])
  })

  test('is not prorated for a fee without days', () => {
    const fee = unit({ minCharge: '100', minScope: 'MONTH', minProrate: 'BY_DAY' })
    expect(rate(fee, handled('1')).steps[1]).toEqual({
      kind: 'MINIMUM',
      amount: '100',
      minCharge: '100',
      month: '2025-03',
    })
  })
})
