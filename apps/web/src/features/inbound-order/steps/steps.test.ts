import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { roleSeeds } from '@yuncang/shared/roles'
import { expect, test } from 'vitest'
import { offersFor, type OrderState } from './steps.ts'

const order = {
  orderStatus: 0,
  submitBy: 'kf',
  bondedFlag: 1,
  isCard: 0,
  monthAgency: 0,
} as InboundOrder // the fields that the steps look at

type Role = 'kf' | 'sh' | 'ck' | 'lh' | 'admin'
const who = (role: Role, id: string = role) => ({
  id,
  permissions: new Set<string>(roleSeeds[role].permissions),
})

const offers = (changes: Partial<InboundOrder>, role: Role, state: OrderState = {}, id?: string) =>
  offersFor({ ...order, ...changes }, who(role, id), state)

test.each<[number, Role, OrderState, string | undefined]>([
  [0, 'kf', {}, 'submit'],
  [1, 'kf', {}, undefined],
  [1, 'sh', {}, 'pass'],
  [2, 'ck', {}, 'plan'],
  [2, 'kf', { unbound: 2 }, 'setProducts'],
  [3, 'ck', {}, 'card'],
  [4, 'lh', {}, 'tally'],
  [5, 'kf', { diffs: 1, openDiffs: 1 }, 'decideDiffs'],
  [5, 'kf', { diffs: 1, openDiffs: 0 }, 'complete'],
  [6, 'sh', {}, 'close'],
  [8, 'kf', {}, 'submit'],
  [0, 'kf', { unbound: 1 }, undefined],
])(
  'at %i the next step of %s is offered as the primary one',
  (orderStatus, role, state, nextStep) => {
    expect(offers({ orderStatus }, role, state).nextStep).toBe(nextStep)
  },
)

const refusalOf = (step: string, ...given: Parameters<typeof offers>) =>
  offers(...given).others.find((offer) => offer.step === step)?.refusal

test('a step that is not to be had says why', () => {
  expect(refusalOf('tally', { orderStatus: 3 }, 'lh')).toBe('card')
  expect(refusalOf('tally', { orderStatus: 3, isCard: 1 }, 'lh')).toBeUndefined()
  expect(refusalOf('plan', { orderStatus: 2 }, 'ck', { unbound: 1 })).toBe('unbound')
  expect(refusalOf('submit', { orderStatus: 0 }, 'kf', { unbound: 1 })).toBe('unbound')
  expect(refusalOf('complete', { orderStatus: 5 }, 'kf', { openDiffs: 1 })).toBe('openDiffs')
  expect(refusalOf('abort', { orderStatus: 4 }, 'ck', { finishedPlans: 1 })).toBe('finished')
  expect(refusalOf('pass', { orderStatus: 1 }, 'admin', {}, 'kf')).toBe('ownAudit')
  expect(refusalOf('withdraw', { orderStatus: 1 }, 'kf', {}, 'other')).toBe('otherSubmitter')
  expect(refusalOf('complete', { orderStatus: 3 }, 'kf')).toEqual({ states: [5] })
})

test('a step of somebody else is not shown, and an order that is over offers nothing', () => {
  expect(offers({ orderStatus: 1 }, 'lh').others.map(({ step }) => step)).toEqual(['tally'])
  for (const orderStatus of [7, 9]) {
    expect(offers({ orderStatus }, 'admin')).toEqual({ nextStep: undefined, others: [] })
  }
})
