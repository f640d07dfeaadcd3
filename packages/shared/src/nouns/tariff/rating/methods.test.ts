import { describe, expect, test } from 'vitest'
import { aLot, aTariff, handled, stored } from './builders.ts'
import { rate as rated, type Business } from './rate.ts'
import { ratingOf as rate } from './rating-of.ts'
import type { TariffDetail } from './types.ts'

const tariff = (fields: Partial<TariffDetail>) => aTariff({ unit: '托', ...fields })
const charge = (fields: Partial<TariffDetail>, business: Business) =>
  rate(tariff(fields), business).steps[0]!.amount

const slices = [
  { fromValue: '0', toValue: '10', price: '3' },
  { fromValue: '10', toValue: '20', price: '2' },
  { fromValue: '20', toValue: null, price: '1' },
]

describe('a quantity', () => {
  test.each([
    ['FIXED', '7', '1.5', '1.5'],
    ['UNIT', '7', '1.5', '10.5'],
    ['UNIT', '19.99', '3', '59.97'],
    ['UNIT', '0', '3', '0'],
    ['UNIT', '899999999999.9999', '0.000001', '899999.9999999999'],
  ] as const)('%s: %s at %s is %s', (calcMethod, quantity, price, raw) => {
    expect(charge({ calcMethod, price }, handled(quantity))).toBe(raw)
  })

  test.each([
    ['0', '0', '0'],
    ['10', '30', '30'],
    ['10.5', '31', '21'],
    ['20', '50', '40'],
    ['25', '55', '25'],
  ])('%s in tiers is %s sliced and %s whole', (quantity, sliced, whole) => {
    const tiered = { calcMethod: 'TIER_QTY', tiers: slices } as const
    expect(charge({ ...tiered, tierMode: 'SLICED' }, handled(quantity))).toBe(sliced)
    expect(charge({ ...tiered, tierMode: 'WHOLE' }, handled(quantity))).toBe(whole)
  })

  test('tells the slices', () => {
    const { parts } = rate(tariff({ calcMethod: 'TIER_QTY', tiers: slices }), handled('25'))
    expect(parts).toEqual([
      { kind: 'QUANTITY', qty: '10', price: '3', amount: '30' },
      { kind: 'QUANTITY', qty: '10', price: '2', amount: '20' },
      { kind: 'QUANTITY', qty: '5', price: '1', amount: '5' },
    ])
  })

  test('is rounded up to the step and measured as W/M', () => {
    const unit = { calcMethod: 'UNIT', price: '10' } as const
    expect(charge({ ...unit, qtyStep: '0.5' }, handled('25.2'))).toBe('255')
    expect(charge({ ...unit, qtyStep: '0.5' }, handled('25.5'))).toBe('255')
    expect(charge({ ...unit, unit: 'W/M' }, handled('7.25', '18.36'))).toBe('183.6')
    expect(charge({ ...unit, unit: 'W/M' }, handled('27.25', '18.36'))).toBe('272.5')
    expect(charge({ ...unit, unit: 'W/M', qtyStep: '1' }, handled('7.25', '18.36'))).toBe('190')
    expect(() => charge({ ...unit, unit: 'W/M' }, handled('7.25'))).toThrow('Volume missing')
  })

  test('that was advanced is passed on as typed', () => {
    const { amounts, parts } = rate(aTariff({ calcMethod: 'PASS', taxRate: '0' }), {
      kind: 'TYPED',
      amount: '88.5',
    })
    expect([amounts.gross, amounts.tax, parts.length]).toEqual(['88.50', '0.00', 1])
  })
})

describe('storage', () => {
  const ages = [
    { fromValue: '1', toValue: '10', price: '1' },
    { fromValue: '11', toValue: '20', price: '2' },
    { fromValue: '21', toValue: null, price: '3' },
  ]
  const lots = [
    aLot([
      ['2025-03-01', '10'],
      ['2025-03-16', '-4'],
    ]),
  ]
  const march = stored(lots, '2025-03-01', '2025-03-31')

  test('sliced by age takes each day at the price of its age', () => {
    // 10 × (10 × 1 + 5 × 2) + 6 × (5 × 2 + 11 × 3)
    expect(charge({ calcMethod: 'TIER_DAY', tiers: ages }, march)).toBe('458')
  })

  test('whole takes all days of the goods at the price of the age that they reach', () => {
    // 4 × 15 days at 2, 6 × 31 days at 3
    const whole = { calcMethod: 'TIER_DAY', tiers: ages, tierMode: 'WHOLE' } as const
    expect(charge(whole, march)).toBe('678')
    expect(charge({ ...whole, freeDays: 5 }, march)).toBe(String(4 * 10 * 2 + 6 * 26 * 3))
    const half = rate(tariff(whole), stored(lots, '2025-03-01', '2025-03-15'))
    expect([half.steps[0]!.amount, half.isOpen]).toEqual(['300', true])
    const seen = stored(lots, '2025-03-01', '2025-03-15', { asOf: '2025-03-31' })
    expect(rate(tariff(whole), seen)).toMatchObject({ isOpen: false, quantity: '150' })
    expect(charge(whole, seen)).toBe(String(4 * 15 * 2 + 6 * 15 * 3))
  })

  test('free days by the age of the owner when it counts from the transfer', () => {
    const bought = [
      aLot([['2025-03-20', '10', { handover: true }]], {
        inboundDate: '2025-03-01',
        transferDate: '2025-03-20',
      }),
    ]
    const days = (ageBasis: TariffDetail['ageBasis']) =>
      charge({ freeDays: 5, ageBasis }, stored(bought, '2025-03-20', '2025-03-31'))
    expect([days('ORIGINAL_INBOUND'), days('TRANSFER_DATE')]).toEqual(['120', '70'])
  })

  test('W/M is chosen day by day for the whole business', () => {
    const dense = aLot([
      ['2025-03-01', '10', { volume: '4' }],
      ['2025-03-03', '-10', { volume: '-4' }],
    ])
    const light = aLot([['2025-03-01', '1', { volume: '5' }]])
    // Two days max(11 t, 9 m3), then two days of 5 m3.
    const { parts, quantity } = rate(
      tariff({ unit: 'W/M' }),
      stored([dense, light], '2025-03-01', '2025-03-04'),
    )
    expect(quantity).toBe('32')
    expect(parts.map(({ qty }) => qty)).toEqual(['11', '5'])
  })

  test('the step rounds the balance of the day, not each lot; the youngest goods carry it', () => {
    const two = [
      aLot([['2025-03-01', '1.26']]),
      aLot([['2025-03-01', '1.26']]),
      aLot([['2025-03-02', '1.26']]),
    ]
    const { parts } = rate(tariff({ qtyStep: '0.5' }), stored(two, '2025-03-01', '2025-03-02'))
    expect(
      parts.map((part) => part.kind === 'DAYS' && [part.from, part.ageFrom, part.qty]),
    ).toEqual([
      ['2025-03-01', 1, '3'],
      ['2025-03-02', 2, '2.52'],
      ['2025-03-02', 1, '1.48'],
    ])
  })

  test('a yearly rate goes by the value of the day', () => {
    const pledged = aLot(
      [
        ['2025-06-10', '48'],
        ['2025-06-25', '-5'],
      ],
      {
        unitValues: [
          { from: '2025-06-01', price: '13500.00' },
          { from: '2025-06-20', price: '12000.00' },
        ],
      },
    )
    const { parts, amounts } = rate(
      tariff({ calcMethod: 'PERCENT_YEAR', price: '0.012' }),
      stored([pledged], '2025-06-01', '2025-06-30'),
    )
    expect(parts.map((part) => part.kind === 'DAYS' && [part.days, part.qty])).toEqual([
      [10, '648000'],
      [5, '576000'],
      [6, '516000'],
    ])
    // (6,480,000 + 2,880,000 + 3,096,000) × 0.012 / 365 = 409.512…
    expect(amounts.gross).toBe('409.51')
    expect(() =>
      rate(tariff({ calcMethod: 'PERCENT_YEAR' }), stored(lots, '2025-03-01', '2025-03-02')),
    ).toThrow('Unit value missing')
  })
})

test.each<[string, Partial<TariffDetail>, Business]>([
  ['a quantity below zero', { calcMethod: 'UNIT' }, handled('-1')],
  ['a period that ends before it starts', {}, stored([], '2025-03-02', '2025-03-01')],
  ['a look back', {}, stored([], '2025-03-01', '2025-03-31', { asOf: '2025-03-30' })],
  [
    'a movement before the goods',
    {},
    stored(
      [aLot([['2025-03-01', '1']], { inboundDate: '2025-03-02' })],
      '2025-03-01',
      '2025-03-31',
    ),
  ],
])('%s is refused', (_name, fields, business) => {
  expect(() => rate(tariff(fields), business)).toThrow(RangeError)
})

test.each<[string, string, Partial<TariffDetail>, Business]>([
  [
    'a method that is none for the business',
    'TERMS',
    { calcMethod: 'TIER_QTY', tiers: slices },
    stored([], '2025-03-01', '2025-03-31'),
  ],
  ['a price below zero', 'TERMS', { calcMethod: 'UNIT', price: '-1' }, handled('1')],
  ['a tax below zero', 'TERMS', { calcMethod: 'UNIT', taxRate: '-0.06' }, handled('1')],
  ['half a free day', 'TERMS', { freeDays: 0.5 }, stored([], '2025-03-01', '2025-03-31')],
  ['a step of zero', 'TERMS', { calcMethod: 'UNIT', qtyStep: '0' }, handled('1')],
  ['a limit that is no money', 'TERMS', { minCharge: '1.005', calcMethod: 'UNIT' }, handled('1')],
  ['tiers with a gap', 'TIERS', { calcMethod: 'TIER_QTY', tiers: slices.slice(1) }, handled('1')],
  [
    'more than money holds',
    'AMOUNT',
    { calcMethod: 'UNIT', price: '8999999999' },
    handled('900000'),
  ],
  [
    'more than money holds with its tax',
    'AMOUNT',
    { calcMethod: 'UNIT', price: '8999999999', taxIncluded: 0 },
    handled('9999'),
  ],
  [
    'more than money holds in CNY',
    'AMOUNT',
    { calcMethod: 'UNIT', price: '8999999999', currency: 'USD' },
    handled('9999'),
  ],
])('%s is told as a fault of the price: %s', (_name, what, fields, business) => {
  const exchangeRate = fields.currency ? { exchangeRate: '7.2' } : {}
  expect(rated(tariff(fields), business, exchangeRate)).toMatchObject({ fault: { what } })
})
