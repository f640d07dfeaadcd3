import { describe, expect, test } from 'vitest'
import { aLot, aTariff, handled, stored } from './builders.ts'
import { ratingOf as rate } from './rating-of.ts'
import type { TariffDetail } from './types.ts'

const unit = (fields: Partial<TariffDetail>) =>
  aTariff({ calcMethod: 'UNIT', price: '10', ...fields })
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
    const second = gross(order, handled('6'), { earlier: { raw: '50', charged: first, days: 0 } })
    const third = rate(order, handled('12'), { earlier: { raw: '110', charged: '200', days: 0 } })
    expect([first, second, third.amounts.gross]).toEqual(['200.00', '0.00', '30.00'])
    expect(third.steps[1]).toEqual({ kind: 'EARLIER', amount: '30', raw: '110', charged: '200' })
  })

  test('never give back what earlier lines charged', () => {
    const earlier = { raw: '50', charged: '500', days: 0 }
    expect(gross(unit({ minCharge: '200', minScope: 'ORDER' }), handled('5'), { earlier })).toBe(
      '0.00',
    )
  })

  test('of a line forget the other lines', () => {
    const earlier = { raw: '500', charged: '500', days: 0 }
    expect(gross(unit({ minCharge: '200' }), handled('5'), { earlier })).toBe('200.00')
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
    const earlier = { raw: '40', charged: '70.00', days: 7 }
    expect(gross(monthly, stored(lots, '2025-05-19', '2025-05-25'), { earlier })).toBe('70.00')
  })

  test('the earlier lines of a longer period belong to its first month', () => {
    // The rest of May brings 200.00 - 70.00, June 51.67.
    const earlier = { raw: '40', charged: '70.00', days: 7 }
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

describe('money', () => {
  const once = (price: string, fields: Partial<TariffDetail> = {}, exchangeRate?: string) =>
    rate(
      aTariff({ calcMethod: 'FIXED', price, ...fields }),
      handled('1'),
      exchangeRate ? { exchangeRate } : {},
    ).amounts

  test.each([
    ['1.005', '1.01'],
    ['8.345', '8.35'],
    ['8.344999', '8.34'],
    ['0.005', '0.01'],
    ['0.004999', '0.00'],
  ])('%s is rounded once, half away from zero: %s', (price, amount) => {
    expect(once(price).gross).toBe(amount)
  })

  test('without tax inside, tax is put on top', () => {
    expect(once('100', { taxIncluded: 0 })).toMatchObject({
      net: '100.00',
      tax: '6.00',
      gross: '106.00',
    })
    expect(once('100', { taxIncluded: 1 })).toMatchObject({
      net: '94.34',
      tax: '5.66',
      gross: '100.00',
    })
  })

  test('the last step is what was rounded, before the tax on top', () => {
    const { steps } = rate(unit({ price: '1.005', taxIncluded: 0 }), handled('1'))
    expect(steps.at(-1)).toEqual({ kind: 'ROUNDED', amount: '1.01' })
  })

  test('in another currency is frozen at its rate', () => {
    expect(once('123.456', { currency: 'USD' }, '7.123456')).toEqual({
      currency: 'USD',
      gross: '123.46',
      net: '116.47',
      tax: '6.99',
      exchangeRate: '7.123456',
      localGross: '879.46',
      localNet: '829.68',
      localTax: '49.78',
    })
  })

  test('JPY has no decimals, neither in its tax', () => {
    const yen = once('12345.5', { currency: 'JPY' }, '0.0483')
    expect(yen).toMatchObject({
      gross: '12346.00',
      net: '11647.00',
      tax: '699.00',
      localGross: '596.31',
    })
    const onTop = once('1005', { currency: 'JPY', taxIncluded: 0, taxRate: '0.13' }, '0.05')
    expect(onTop).toMatchObject({ net: '1005.00', tax: '131.00', gross: '1136.00' })
  })

  test.each([
    ['USD', undefined],
    ['USD', '0'],
    ['USD', '-7'],
    ['CNY', '1.1'],
  ])('%s at the rate %s is refused', (currency, exchangeRate) => {
    expect(() => once('1', { currency }, exchangeRate)).toThrow(`No exchange rate for ${currency}`)
  })
})
