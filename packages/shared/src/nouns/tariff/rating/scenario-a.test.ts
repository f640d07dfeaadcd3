import { describe, expect, test } from 'vitest'
import { splitTax, sum } from '../../../kernel/decimal.ts'
import { dailyBalances } from './balances.ts'
import { aLot, aTariff, handled, stored } from './builders.ts'
import type { Rating } from './rate.ts'
import { ratingOf as rate } from './rating-of.ts'

// Every figure of March stands in docs/domain/demo.md#scenario-a.
const tiers = [
  { fromValue: '1', toValue: '30', price: '0.80' },
  { fromValue: '31', toValue: '60', price: '1.00' },
  { fromValue: '61', toValue: null, price: '1.20' },
]
const storage = aTariff({ calcMethod: 'TIER_DAY', freeDays: 7, tiers })
const buyers = aTariff({ price: '1.00', ageBasis: 'TRANSFER_DATE' })
const perTonne = { calcMethod: 'UNIT', unit: '吨' } as const
const outbound = aTariff({ ...perTonne, price: '20.00', minCharge: '200.00', minScope: 'ORDER' })
const transfer = aTariff({ ...perTonne, price: '5.00', minCharge: '100.00' })

const seller = aLot([
  ['2025-03-03', '79.380'],
  ['2025-03-20', '-25.200'],
  ['2025-04-05', '-30.240', { handover: true }],
])
const buyer = aLot([['2025-04-05', '30.240', { handover: true }]], {
  inboundDate: '2025-03-03',
  transferDate: '2025-04-05',
})

const figures = ({ amounts: { gross, net, tax } }: Rating) => [gross, net, tax]
const billOf = (lines: Rating[]) =>
  [0, 1, 2].map((at) => sum(lines.map((line) => figures(line)[at]!)))

describe('the bill of March', () => {
  const lines = [
    rate(aTariff({ calcMethod: 'UNIT', unit: '箱', price: '300.00' }), handled('4')),
    rate(aTariff({ ...perTonne, price: '25.00' }), handled('79.380')),
    rate(aTariff({ calcMethod: 'FIXED', unit: '票', price: '150.00' }), handled('1')),
    rate(outbound, handled('25.200')),
    rate(storage, stored([seller], '2025-03-03', '2025-03-31')),
  ]

  test.each([
    ['卸箱费', 0, '1200.00', '1132.08', '67.92'],
    ['入库费', 1, '1984.50', '1872.17', '112.33'],
    ['报关代理', 2, '150.00', '141.51', '8.49'],
    ['出库费', 3, '504.00', '475.47', '28.53'],
    ['仓储费', 4, '1155.17', '1089.78', '65.39'],
  ])('%s', (_name, line, gross, net, tax) => {
    expect(figures(lines[line]!)).toEqual([gross, net, tax])
  })

  test('is 4,993.67 = 4,711.01 + 282.66, and 4,693.67 after the reduction', () => {
    expect(billOf(lines)).toEqual(['4993.67', '4711.01', '282.66'])
    const reduction = splitTax('-300.00', '0.06')
    expect(reduction).toEqual({ net: '-283.02', tax: '-16.98' })
    expect(sum(['4993.67', '-300.00'])).toBe('4693.67')
    expect(sum(['4711.01', reduction.net])).toBe('4427.99')
    expect(sum(['282.66', reduction.tax])).toBe('265.68')
  })

  test('says why the storage costs what it costs', () => {
    const { parts, steps, quantity, daysInStore, isOpen } = lines[4]!
    const part = { kind: 'DAYS', isFree: false, price: '0.80' }
    expect(parts).toEqual([
      {
        ...part,
        isFree: true,
        from: '2025-03-03',
        to: '2025-03-09',
        days: 7,
        qty: '79.38',
        ageFrom: 1,
        ageTo: 7,
        price: '0',
        amount: '0',
      },
      {
        ...part,
        from: '2025-03-10',
        to: '2025-03-19',
        days: 10,
        qty: '79.38',
        ageFrom: 8,
        ageTo: 17,
        amount: '635.04',
      },
      {
        ...part,
        from: '2025-03-20',
        to: '2025-03-31',
        days: 12,
        qty: '54.18',
        ageFrom: 18,
        ageTo: 29,
        amount: '520.128',
      },
    ])
    expect(steps).toEqual([
      { kind: 'RAW', amount: '1155.168' },
      { kind: 'ROUNDED', amount: '1155.17' },
    ])
    expect({ quantity, daysInStore, isOpen }).toEqual({
      quantity: '1443.96',
      daysInStore: 29,
      isOpen: false,
    })
  })
})

describe('April', () => {
  const sold = rate(storage, stored([seller], '2025-04-01', '2025-04-30'))
  const moved = rate(transfer, handled('30.240'))
  const bought = rate(buyers, stored([buyer], '2025-04-05', '2025-04-30'))

  test('of the seller is 828.32 + 151.20 = 979.52', () => {
    expect(figures(sold)).toEqual(['828.32', '781.43', '46.89'])
    expect(
      sold.parts.map((part) => part.kind === 'DAYS' && [part.from, part.ageFrom, part.amount]),
    ).toEqual([
      ['2025-04-01', 30, '43.344'],
      ['2025-04-02', 31, '162.54'],
      ['2025-04-05', 34, '622.44'],
    ])
    expect(figures(moved)).toEqual(['151.20', '142.64', '8.56'])
    expect(billOf([sold, moved])[0]).toBe('979.52')
  })

  test('of the buyer is 786.24', () => {
    expect(figures(bought)).toEqual(['786.24', '741.74', '44.50'])
  })

  test('nobody pays twice: 839.160 + 786.240 = 1,625.400 tonne-days', () => {
    expect([sold.quantity, bought.quantity]).toEqual(['839.16', '786.24'])
    expect(sum([sold.quantity, bought.quantity])).toBe('1625.4')
  })

  test.each(['HEAD_ONLY', 'BOTH', 'TAIL_ONLY', 'NEITHER'] as const)(
    'the handover day is the buyer’s under %s',
    (mode) => {
      const period = { from: '2025-04-04', to: '2025-04-06' }
      const days = (lots: (typeof seller)[]) =>
        dailyBalances(lots, mode, period).map(({ from, to, qty }) => [from, to, qty])
      expect(days([seller])).toEqual([
        ['2025-04-04', '2025-04-04', '54.18'],
        ['2025-04-05', '2025-04-06', '23.94'],
      ])
      expect(days([buyer])).toEqual([['2025-04-05', '2025-04-06', '30.24']])
      expect(days([seller, buyer])).toEqual([['2025-04-04', '2025-04-06', '54.18']])
    },
  )
})

test('minimums of the tariff hold: a small outbound is 200.00, a small transfer 100.00', () => {
  expect(figures(rate(outbound, handled('1.260')))[0]).toBe('200.00')
  expect(figures(rate(transfer, handled('1.260')))[0]).toBe('100.00')
})
