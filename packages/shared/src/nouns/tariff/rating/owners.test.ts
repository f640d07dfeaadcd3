import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sum } from '../../../kernel/decimal.ts'
import { dailyBalances } from './balances.ts'
import { aLot, aTariff, stored } from './builders.ts'
import { ratingOf as rateOf } from './rating-of.ts'
import { onDay } from './reference.ts'
import { dayCountModes, type DayCountMode, type Lot, type Movement } from './types.ts'

/** The balance of each of the first 40 days. */
const daily = (lots: readonly Lot[], mode: DayCountMode) =>
  Array.from({ length: 40 }, (_, day) => {
    const on = { from: onDay(day), to: onDay(day) }
    return dailyBalances(lots, mode, on)[0]?.qty ?? '0'
  })

const anEvent = fc.record({
  gap: fc.integer({ min: 0, max: 6 }),
  share: fc.integer({ min: 1, max: 4 }),
  owner: fc.nat(9),
  isSale: fc.boolean(),
})

test('owners together pay what lies in the warehouse, whoever hands over when', () => {
  fc.assert(
    fc.property(
      fc.array(anEvent, { maxLength: 8 }),
      fc.constantFrom(...dayCountModes),
      (events, mode) => {
        const moves: Movement[][] = [[{ bizDate: onDay(0), qty: '64' }]]
        const root: Movement[] = [...moves[0]!]
        const held = [64]
        let day = 0
        for (const { gap, share, owner, isSale } of events) {
          day += gap
          const from = owner % held.length
          const count = Math.ceil(held[from]! / share)
          held[from]! -= count
          moves[from]!.push({ bizDate: onDay(day), qty: String(-count), handover: isSale })
          if (isSale) {
            moves.push([{ bizDate: onDay(day), qty: String(count), handover: true }])
            held.push(count)
          } else root.push({ bizDate: onDay(day), qty: String(-count) })
        }
        const lots = moves.map((movements) => ({ inboundDate: onDay(0), movements }))
        const shares = lots.map((lot) => daily([lot], mode))
        const together = daily([], mode).map((_, at) => sum(shares.map((each) => each[at]!)))
        expect(together).toEqual(daily([{ inboundDate: onDay(0), movements: root }], mode))
        expect(daily(lots, mode)).toEqual(together)
        const tonneDays = (some: readonly Lot[]) =>
          rateOf(aTariff(), stored(some, onDay(0), onDay(39), { dayCountMode: mode })).quantity
        const whole = tonneDays([{ inboundDate: onDay(0), movements: root }])
        expect(sum(lots.map((lot) => tonneDays([lot])))).toBe(whole)
      },
    ),
    { numRuns: 100 },
  )
})

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a process of any zone', () => {
  test.each(['UTC', 'Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    '%s rates alike',
    async (zone) => {
      vi.stubEnv('TZ', zone)
      vi.resetModules()
      const { ratingOf: rate } = await import('./rating-of.ts')
      const lots = [
        aLot([
          ['1986-05-03', '1.5'],
          ['1986-09-14', '-0.5'],
        ]),
        aLot([
          ['2024-02-28', '3'],
          ['2026-03-31', '-3'],
        ]),
      ]
      const monthly = { minCharge: '31', minScope: 'MONTH', minProrate: 'BY_DAY' } as const
      const { quantity, amounts, parts } = rate(
        aTariff({ calcMethod: 'DAY_UNIT', freeDays: 2, ...monthly }),
        stored(lots, '1986-05-01', '2026-04-30'),
      )
      // 134 and 14,474 days of the first lot, 762 of the second, without two free days each.
      expect(quantity).toBe(String(132 * 1.5 + 14474 + 760 * 3))
      expect(parts[0]).toMatchObject({ from: '1986-05-03', to: '1986-05-04', isFree: true })
      expect(parts.at(-1)).toMatchObject({ to: '2026-04-30' })
      expect(Number(amounts.gross)).toBeGreaterThanOrEqual(Number(quantity))
    },
  )
})

describe('two owners, two bases of age', () => {
  test('the buyer’s free days and tiers start again only when the age counts from the transfer', async () => {
    const { ratingOf: rate } = await import('./rating-of.ts')
    const bought = aLot([['2025-06-20', '24', { handover: true }]], {
      inboundDate: '2025-06-02',
      transferDate: '2025-06-20',
    })
    const tiers = [
      { fromValue: '1', toValue: '10', price: '0' },
      { fromValue: '11', toValue: null, price: '2' },
    ]
    const charge = (ageBasis: 'ORIGINAL_INBOUND' | 'TRANSFER_DATE') =>
      rate(
        aTariff({ calcMethod: 'TIER_DAY', tiers, ageBasis }),
        stored([bought], '2025-06-20', '2025-06-30'),
      )
    expect(charge('ORIGINAL_INBOUND').amounts.gross).toBe('528.00')
    expect(charge('TRANSFER_DATE').amounts.gross).toBe('48.00')
  })
})
