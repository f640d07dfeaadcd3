import { addDays } from '@yuncang/shared/kernel/calendar'
import { sum } from '@yuncang/shared/kernel/decimal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved, someLot, someStorage, storageFees, stored } from '../builders.ts'
import type { LineRow } from '../facts.ts'
import { priceStorage } from './storage.ts'

const first = '2025-03-01'
const someDays = fc.integer({ min: 1, max: 40 })

test('however a stay is parted into runs, its periods meet and its amounts add up to those of one run', () => {
  fc.assert(
    fc.property(
      fc.array(someDays, { minLength: 1, maxLength: 5 }),
      fc.array(someDays, { maxLength: 5 }),
      (runs, exits) => {
        let day = first
        const left = exits.map((gap, at) => moved(`out${at}`, (day = addDays(day, gap)), '-1000'))
        const lots = [someLot([moved('in', first, '6000'), ...left])]
        let until = first
        let existing: LineRow[] = []
        for (const length of runs) {
          until = addDays(until, length)
          const lines = priceStorage(someStorage({ lots, until, existing }), storageFees)
          existing = lines.map((line) => stored(line, { id: line.periodFrom }))
        }
        const froms = existing.map(({ periodFrom }) => periodFrom)
        const afters = existing.map(({ periodTo }) => addDays(periodTo, 1))
        expect(froms).toEqual([first, ...afters.slice(0, -1)])
        const whole = priceStorage(someStorage({ lots, until }), storageFees)
        expect(sum(existing.map(({ amount }) => amount))).toBe(
          sum(whole.map(({ amount }) => amount)),
        )
      },
    ),
    { numRuns: 100 },
  )
})
