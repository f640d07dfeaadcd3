import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergedRuns, type Key } from './merged-runs.ts'
import { comparing } from './order-key.ts'

const part = fc.oneof(fc.constant(null), fc.integer({ min: -3, max: 3 }))
const keys = fc.uniqueArray(fc.tuple(part, part, fc.uuid()), { selector: (key) => key[2] })
const direction = fc.constantFrom('asc' as const, 'desc' as const)

test('runs that are in order come out as one, however they were cut', () => {
  fc.assert(
    fc.property(keys, fc.array(fc.nat(4)), direction, direction, (all, cuts, first, second) => {
      const compare = comparing([
        ['a', first],
        ['b', second],
        ['id', first],
      ])
      const runs: Key[][] = [[]]
      for (const [at, key] of all.entries()) {
        if (cuts[at] === 0) runs.push([])
        runs.at(-1)?.push(key)
      }
      for (const run of runs) run.sort(compare)
      expect([...mergedRuns(runs, compare)]).toEqual([...all].sort(compare))
    }),
  )
})

test('what is not there comes last, whichever way', () => {
  for (const way of ['asc', 'desc'] as const) {
    const sorted = [
      [null, 'a'],
      [1, 'b'],
      [0, 'c'],
    ].sort(
      comparing([
        ['a', way],
        ['id', way],
      ]),
    )
    expect(sorted.at(-1)).toEqual([null, 'a'])
  }
})
