import { addDays } from '@yuncang/shared/kernel/calendar'
import { sum } from '@yuncang/shared/kernel/decimal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aBook,
  aStoragePrice,
  moved,
  someLot,
  someStorage,
  storageFees,
  stored,
} from '../builders.ts'
import type { LineRow, PricedLine, StorageFacts } from '../facts.ts'
import { reconcile } from '../reconcile.ts'
import { priceStorage } from './storage.ts'

const first = '2025-03-01'
const someDays = fc.integer({ min: 1, max: 40 })

/** The lines after runs up to these days, one after the other; `change` is what becomes of them between two runs. */
function afterRuns(
  facts: Partial<StorageFacts>,
  days: readonly string[],
  change: (line: LineRow, run: number) => LineRow = (line) => line,
): LineRow[] {
  let existing: LineRow[] = []
  for (const [run, until] of days.entries()) {
    const wanted = priceStorage(someStorage({ ...facts, until, existing }), storageFees)
    existing = written(existing, wanted).map((line) => change(line, run))
  }
  return existing
}

/** The lines of a document after what has to be written is written. */
function written(existing: readonly LineRow[], wanted: readonly PricedLine[]): LineRow[] {
  const { inserts, updates, voids } = reconcile(wanted, existing)
  const changed = new Map(updates.map(({ row, changes }) => [row, { ...row, ...changes }]))
  const added = inserts.map((line) =>
    stored(line, { id: `${line.periodFrom} ${line.revision}`, revision: line.revision }),
  )
  const kept = existing.filter((row) => !voids.includes(row))
  return [...kept.map((row) => changed.get(row) ?? row), ...added].sort((a, b) =>
    a.periodFrom < b.periodFrom ? -1 : 1,
  )
}

const amounts = (lines: readonly PricedLine[]) => lines.map(({ amount }) => amount)
const daysAfter = (lengths: readonly number[]) => {
  let day = first
  return lengths.map((length) => (day = addDays(day, length)))
}

test('however a stay is parted into runs, its periods meet and its amounts add up to those of one run', () => {
  fc.assert(
    fc.property(
      fc.array(someDays, { minLength: 1, maxLength: 5 }),
      fc.array(someDays, { maxLength: 5 }),
      (runs, exits) => {
        const left = daysAfter(exits).map((day, at) => moved(`out${at}`, day, '-1000'))
        const lots = [someLot([moved('in', first, '6000'), ...left])]
        const days = daysAfter(runs)
        const lines = afterRuns({ lots }, days)
        const froms = lines.map(({ periodFrom }) => periodFrom)
        const afters = lines.map(({ periodTo }) => addDays(periodTo, 1))
        expect(froms).toEqual([first, ...afters.slice(0, -1)])
        expect(sum(amounts(lines))).toBe(sum(amounts(afterRuns({ lots }, days.slice(-1)))))
      },
    ),
    { numRuns: 100 },
  )
})

test('minimum and cap do not depend on the runs, nor on their order and on what is audited between them', () => {
  const limit = fc.integer({ min: 0, max: 30_000 }).map((cents) => (cents / 100).toFixed(2))
  const terms = fc.record({
    price: fc.integer({ min: 1, max: 3_000_000 }).map((n) => (n / 1_000_000).toFixed(6)),
    freeDays: fc.integer({ min: 0, max: 10 }),
    minCharge: fc.option(limit),
    maxCharge: limit,
    minScope: fc.constantFrom('LINE', 'ORDER', 'MONTH'),
    minProrate: fc.constantFrom('NONE', 'BY_DAY'),
  })
  const runs = fc.array(fc.record({ length: someDays, isAudited: fc.boolean() }), {
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(
      terms,
      runs,
      fc.array(someDays, { maxLength: 3 }),
      fc.nat(4),
      (given, all, exits, at) => {
        const left = daysAfter(exits).map((day, each) => moved(`out${each}`, day, '-1500'))
        const lots = [someLot([moved('in', first, '6000'), ...left])]
        const book = aBook([{ details: [aStoragePrice(given)] }])
        const days = daysAfter(all.map(({ length }) => length))
        const [one, parted, turned] = [
          afterRuns({ lots, book }, days.slice(-1)),
          afterRuns({ lots, book }, [...days, ...days.slice(at)], (line, run) =>
            all[run]?.isAudited ? { ...line, status: 2 } : line,
          ),
          afterRuns({ lots, book }, days.toReversed()),
        ]
        expect([parted, turned].map((lines) => sum(amounts(lines)))).toEqual(
          [one, one].map((lines) => sum(amounts(lines))),
        )
      },
    ),
    { numRuns: 150 },
  )
})

test('a movement that is booked late under a cap moves the lines of its month, audited ones by a difference', () => {
  const book = aBook([{ details: [aStoragePrice({ maxCharge: '200' })] }])
  const lots = [someLot([moved('in', first, '10000')])]
  const audited = afterRuns({ lots, book }, ['2025-03-10', '2025-03-31'], (line) => ({
    ...line,
    status: 2,
  }))
  expect(amounts(audited)).toEqual(['100.00', '100.00'])
  const late = [someLot([moved('in', first, '10000'), moved('out', '2025-03-06', '-5000')])]
  const after = written(
    audited,
    priceStorage(someStorage({ lots: late, book, existing: audited }), storageFees),
  )
  // 5 × 10 + 26 × 5 = 180: 75 up to the 10th, 105 after it.
  expect(after.map(({ revision, amount }) => [revision, amount])).toEqual([
    [0, '100.00'],
    [1, '-25.00'],
    [0, '100.00'],
    [1, '5.00'],
  ])
})
