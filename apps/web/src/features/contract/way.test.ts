import { contractStatuses } from '@yuncang/shared/nouns/contract/rules'
import { expect, test } from 'vitest'
import { wayOf } from './way.tsx'

const { draft, submitted, active, rejected, renewed, voided } = contractStatuses

const step = (action: string, realName: string, after?: number) => ({
  action,
  realName,
  time: '2026-11-24 10:00:00',
  fieldDiff: { ...(after !== undefined && { status: { before: 0, after } }) },
})
const history = [
  step('create', '小赵'),
  step('submit', '小赵', submitted),
  step('pass', '老周', active),
]

test('a contract stands where its state is, with who brought it to each state', () => {
  const { steps, place, isBroken } = wayOf(active, history)
  expect(steps.map(({ state, reached }) => [state, reached?.name])).toEqual([
    [draft, '小赵'],
    [submitted, '小赵'],
    [active, '老周'],
    [4, undefined],
  ])
  expect([place, isBroken]).toEqual([2, false])
})

test.each([
  ['rejected', rejected, 1, true],
  ['renewed', renewed, 3, false],
  ['voided', voided, 3, true],
])('one that is %s stands at its end', (_what, status, at, broken) => {
  const { place, isBroken, steps } = wayOf(status, history)
  expect([steps[place]?.state, place, isBroken]).toEqual([status, at, broken])
})
