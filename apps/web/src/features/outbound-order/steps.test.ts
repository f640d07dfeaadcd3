import { roleSeeds } from '@yuncang/shared/roles'
import { expect, test } from 'vitest'
import { offersFor } from './steps.ts'

type Role = 'kf' | 'sh' | 'ck' | 'kh' | 'lh' | 'admin'
const stepsOf = (outboundStatus: number, role: Role, id = 'somebody') => {
  const who = { id, permissions: new Set<string>(roleSeeds[role].permissions) }
  const { nextStep, others } = offersFor({ outboundStatus, submitBy: 'clerk' }, who)
  return [nextStep, ...others.map(({ step }) => step)]
}

test.each<[string, number, Role, (string | undefined)[]]>([
  ['a draft', 0, 'kf', ['submit', 'update', 'cancel']],
  ['a draft', 0, 'kh', ['submit', 'update']],
  ['one to be audited', 1, 'sh', ['pass', 'reject']],
  ['one with its goods', 2, 'ck', ['issue']],
  ['one with its goods', 2, 'kf', [undefined, 'cancel']],
  ['one of which a part has left', 5, 'ck', ['issue', 'closeShort']],
  ['one that is out', 6, 'sh', ['finish']],
  ['one that is out', 6, 'lh', [undefined]],
  ['a voided one', 9, 'admin', [undefined]],
])('%s (%i) has the steps of %s', (_name, status, role, steps) => {
  expect(stepsOf(status, role)).toEqual(steps)
})

test('who submitted an order may take it back, and is told that somebody else audits it', () => {
  expect(stepsOf(1, 'kf', 'clerk')).toEqual([undefined, 'withdraw'])
  const permissions = new Set<string>(roleSeeds.admin.permissions)
  const own = offersFor({ outboundStatus: 1, submitBy: 'clerk' }, { id: 'clerk', permissions })
  expect(own.nextStep).toBeUndefined()
  expect(own.others).toContainEqual({ step: 'pass', refusal: 'ownAudit' })
})
