import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kernel/calendar.ts'
import { dailyBalances } from './balances.ts'
import { aLot, aTariff, stored } from './builders.ts'
import { ratingOf as rate } from './rating-of.ts'
import { dayCountModes, type DayCountMode, type Lot } from './types.ts'

const daysOf = (lots: readonly Lot[], dayCountMode: DayCountMode) =>
  rate(aTariff(), stored(lots, '1986-01-01', '2027-12-31', { dayCountMode })).daysInStore

// In, out, and the days under HEAD_ONLY, BOTH, TAIL_ONLY, NEITHER (docs/domain/fees.md#day-counts), counted on a
// calendar.
const stays = [
  ['2024-02-28', '2024-03-01', 2, 3, 2, 1],
  ['2026-02-28', '2026-03-01', 1, 2, 1, 0],
  ['2024-02-29', '2024-03-01', 1, 2, 1, 0],
  ['2025-12-31', '2026-01-01', 1, 2, 1, 0],
  ['2026-03-31', '2026-03-31', 0, 1, 0, 0],
  ['2026-03-31', '2026-04-01', 1, 2, 1, 0],
  ['2024-12-31', '2025-03-01', 60, 61, 60, 59],
  ['2024-01-01', '2025-01-01', 366, 367, 366, 365],
  ['1986-05-03', '1986-05-05', 2, 3, 2, 1],
  ['1991-09-14', '1991-09-16', 2, 3, 2, 1],
] as const
const rows = stays.flatMap(([from, to, ...days]) =>
  dayCountModes.map((mode, at) => [from, to, mode, days[at]!] as const),
)

describe('days in store', () => {
  test('the table has forty rows', () => {
    expect(rows.length).toBe(40)
  })

  test.each(rows)('%s to %s under %s: %i', (from, to, mode, days) => {
    expect(
      daysOf(
        [
          aLot([
            [from, '10'],
            [to, '-10'],
          ]),
        ],
        mode,
      ),
    ).toBe(days)
    // Two owners' halves and an unordered ledger count the same.
    expect(
      daysOf(
        [
          aLot([
            [from, '5'],
            [to, '-5'],
          ]),
          aLot([
            [from, '5'],
            [to, '-5'],
          ]),
        ],
        mode,
      ),
    ).toBe(days)
    const { movements } = aLot([
      [to, '-10'],
      [from, '10'],
    ])
    expect(daysOf([{ inboundDate: from, movements }], mode)).toBe(days)
  })
})

// In, out, free days, mode; paid days under DEDUCT and under CLIFF (docs/domain/fees.md#free-days).
const freeEdges = [
  ['2025-03-01', '2025-03-07', 7, 'HEAD_ONLY', 0, 0],
  ['2025-03-01', '2025-03-08', 7, 'HEAD_ONLY', 0, 0],
  ['2025-03-01', '2025-03-09', 7, 'HEAD_ONLY', 1, 8],
  ['2025-03-01', '2025-03-07', 7, 'BOTH', 0, 0],
  ['2025-03-01', '2025-03-08', 7, 'BOTH', 1, 8],
  ['2025-03-01', '2025-03-07', 7, 'TAIL_ONLY', 0, 0],
  ['2025-03-01', '2025-03-08', 7, 'TAIL_ONLY', 1, 7],
  ['2025-03-01', '2025-03-08', 7, 'NEITHER', 0, 0],
  ['2025-03-01', '2025-03-09', 7, 'NEITHER', 1, 7],
  ['2025-03-01', '2025-03-01', 1, 'BOTH', 0, 0],
  ['2025-03-01', '2025-03-02', 1, 'BOTH', 1, 2],
  ['2025-03-01', '2025-03-02', 0, 'HEAD_ONLY', 1, 1],
  ['2024-02-26', '2024-03-01', 4, 'HEAD_ONLY', 0, 0],
  ['2024-02-26', '2024-03-02', 4, 'HEAD_ONLY', 1, 5],
  ['2026-02-26', '2026-03-02', 4, 'HEAD_ONLY', 0, 0],
  ['2025-12-31', '2026-01-02', 1, 'HEAD_ONLY', 1, 2],
] as const

test.each(freeEdges)(
  '%s to %s with %i free days under %s: %i or %i',
  (from, to, freeDays, mode, ...paid) => {
    const business = stored(
      [
        aLot([
          [from, '1'],
          [to, '-1'],
        ]),
      ],
      from,
      addDays(to, 40),
      { dayCountMode: mode },
    )
    const deduct = rate(aTariff({ freeDays, freeMode: 'DEDUCT' }), business)
    const cliff = rate(aTariff({ freeDays, freeMode: 'CLIFF' }), business)
    expect([deduct.quantity, cliff.quantity]).toEqual(paid.map(String))
  },
)

test('days on which several lots lie in store count once, empty days between not at all', () => {
  const twice = aLot([
    ['2025-03-01', '5'],
    ['2025-03-04', '-5'],
    ['2025-03-11', '5'],
    ['2025-03-14', '-5'],
  ])
  const other = aLot([
    ['2025-03-03', '1'],
    ['2025-03-06', '-1'],
  ])
  const { daysInStore, parts } = rate(aTariff(), stored([twice, other], '2025-03-01', '2025-03-31'))
  expect(daysInStore).toBe(8)
  expect(parts.map((part) => part.kind === 'DAYS' && [part.from, part.to, part.qty])).toEqual([
    ['2025-03-01', '2025-03-03', '5'],
    ['2025-03-03', '2025-03-05', '1'],
    ['2025-03-11', '2025-03-13', '5'],
  ])
})

describe('balances', () => {
  const period = { from: '2025-03-01', to: '2025-03-31' }
  const told = (lots: readonly Lot[], mode: DayCountMode) =>
    dailyBalances(lots, mode, period).map(
      ({ from, to, qty }) => `${from.slice(8)}-${to.slice(8)} ${qty}`,
    )

  test('never fall below zero, lot by lot', () => {
    const early = aLot([
      ['2025-03-10', '10'],
      ['2025-03-10', '-4'],
      ['2025-03-12', '-6'],
    ])
    const other = aLot([
      ['2025-03-09', '2'],
      ['2025-03-11', '-2'],
    ])
    expect(told([early], 'NEITHER')).toEqual(['11-11 6'])
    expect(told([early, other], 'NEITHER')).toEqual(['10-10 2', '11-11 6'])
    expect(told([early, other], 'BOTH')).toEqual(['09-09 2', '10-10 12', '11-11 8', '12-12 6'])
  })

  test('a reversal takes back the day as well', () => {
    const entry = aLot([
      ['2025-03-10', '10'],
      ['2025-03-10', '-10', { reversal: true }],
    ])
    expect(told([entry], 'BOTH')).toEqual([])
    const exit = aLot([
      ['2025-03-10', '10'],
      ['2025-03-12', '-10'],
      ['2025-03-12', '10', { reversal: true }],
    ])
    expect(told([exit], 'NEITHER')).toEqual(['11-31 10'])
  })

  test('goods that come in and change hands on one day are paid once, by the mode', () => {
    const seller = aLot([
      ['2025-03-10', '10'],
      ['2025-03-10', '-10', { handover: true }],
    ])
    const buyer = aLot([
      ['2025-03-10', '10', { handover: true }],
      ['2025-03-12', '-10'],
    ])
    const sold = (mode: DayCountMode) => [told([seller], mode), told([buyer], mode)]
    expect(sold('HEAD_ONLY')).toEqual([[], ['10-11 10']])
    expect(sold('BOTH')).toEqual([[], ['10-12 10']])
    expect(sold('TAIL_ONLY')).toEqual([[], ['11-12 10']])
    expect(sold('NEITHER')).toEqual([[], ['11-11 10']])
  })

  test('a move within the warehouse costs no day and adds none', () => {
    const moved = aLot([
      ['2025-03-10', '10'],
      ['2025-03-15', '-10', { handover: true }],
      ['2025-03-15', '10', { handover: true }],
    ])
    for (const mode of dayCountModes)
      expect(told([moved], mode)).toEqual(told([aLot([['2025-03-10', '10']])], mode))
  })

  test('a day that does not exist is refused', () => {
    expect(() => told([aLot([['2025-02-29', '1']])], 'BOTH')).toThrow(RangeError)
  })
})

describe('超期从首日起收 (CLIFF)', () => {
  const cliff = aTariff({ freeDays: 7, freeMode: 'CLIFF' })
  const lots = [
    aLot([
      ['2025-03-28', '10'],
      ['2025-03-30', '-3'],
      ['2025-04-02', '-2'],
    ]),
  ]

  test('a month that ends inside the free days books 0 and stays open', () => {
    const march = rate(cliff, stored(lots, '2025-03-01', '2025-03-31'))
    expect([march.amounts.gross, march.isOpen, march.daysInStore]).toEqual(['0.00', true, 4])
    expect(march.parts.every((part) => part.kind === 'DAYS' && part.isFree)).toBe(true)
  })

  test('the later look makes the 补计 line: only what stayed pays, from the first day', () => {
    const march = rate(cliff, stored(lots, '2025-03-01', '2025-03-31', { asOf: '2025-04-30' }))
    expect([march.quantity, march.isOpen]).toEqual(['20', false])
    expect(
      march.parts.map((part) => part.kind === 'DAYS' && [part.from, part.qty, part.isFree]),
    ).toEqual([
      ['2025-03-28', '5', true],
      ['2025-03-28', '5', false],
      ['2025-03-30', '2', true],
    ])
    const april = rate(cliff, stored(lots, '2025-04-01', '2025-04-30'))
    expect(april.quantity).toBe('150')
  })

  test('it is decided on the first day after the free ones', () => {
    const asOf = (day: string) =>
      rate(cliff, stored(lots, '2025-03-28', '2025-03-31', { asOf: day }))
    expect([asOf('2025-04-03').quantity, asOf('2025-04-03').isOpen]).toEqual(['0', true])
    expect([asOf('2025-04-04').quantity, asOf('2025-04-04').isOpen]).toEqual(['20', false])
  })
})
