import fc from 'fast-check'
import { inboundStepNames, people } from './inbound-model.ts'

/* What people do with orders, at random. */

/** The next thing that somebody may do, or anything by anybody. */
const how = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ who: -1, step: 0 }) },
  {
    weight: 1,
    arbitrary: fc.record({ who: fc.nat({ max: people.length - 1 }), step: fc.nat({ max: 14 }) }),
  },
)
const move = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('inbound' as const),
      order: fc.nat({ max: 1 }),
      pick: fc.nat({ max: 1000 }),
      short: fc.nat({ max: 1 }),
      how,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('outbound' as const),
      order: fc.nat({ max: 2 }),
      pick: fc.nat({ max: 1000 }),
      day: fc.constantFrom('2025-03-03', '2025-03-20', '2025-04-02'),
      how,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      of: fc.nat({ max: 1 }),
      pieces: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fees' as const),
      step: fc.constantFrom('run', 'confirm', 'audit', 'void'),
      who: fc.constantFrom('jf', 'cw', 'admin', 'kf'),
      line: fc.nat({ max: 9 }),
    }),
  },
)
export const sequences = fc.array(move, { minLength: 1, maxLength: 120, size: 'max' })
export type Move = typeof move extends fc.Arbitrary<infer M> ? M : never

/** The first order comes in by the usual steps. */
export const comingIn: Move[] = [
  ['kf', 'submit'],
  ['sh', 'pass'],
  ['ck', 'plan'],
  ['gw', 'card'],
  ['lh', 'start'],
  ['lh', 'finish'],
].map(([who = '', name = '']) => ({
  kind: 'inbound',
  order: 0,
  pick: 0,
  short: 0,
  how: {
    who: people.findIndex((each) => each === who),
    step: inboundStepNames.findIndex((each) => each === name),
  },
}))
