import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { roleSeeds } from '@yuncang/shared/roles'
import { expect, test } from 'vitest'
import { offersFor, renewalRefusalOf } from './steps.ts'

const inForce = {
  status: 2,
  submitBy: 'clerk',
  quotationStatus: 2,
  quotationSubmitBy: 'clerk',
  endDate: '2026-12-31',
  isNoRenewal: 0,
  filingState: 1,
  isStop: 0,
} as Contract // the fields that the steps look at

const clerk = { id: 'clerk', permissions: new Set<string>(roleSeeds.sw.permissions) }
const auditor = { id: 'auditor', permissions: new Set<string>(roleSeeds.cw.permissions) }
const admin = { id: 'clerk', permissions: new Set<string>(roleSeeds.admin.permissions) }

test('a contract without prices is not submitted yet, and says why', () => {
  const unpriced = { ...inForce, status: 0, quotationStatus: 0 }
  const { nextStep, others } = offersFor(unpriced, clerk, '2026-06-01', false)
  expect(nextStep).toBeUndefined()
  expect(others).toEqual([
    { step: 'submit', refusal: 'unpriced' },
    { step: 'submitQuotation', refusal: 'unpriced' },
    { step: 'remove' },
  ])
})

const stepsOf = (changes: Partial<Contract>, who = clerk, today = '2026-06-01') => {
  const { nextStep, others } = offersFor({ ...inForce, ...changes }, who, today)
  return [nextStep, ...others.map(({ step }) => step)]
}

test.each<[string, Partial<Contract>, typeof clerk, (string | undefined)[]]>([
  ['a draft', { status: 0, quotationStatus: 0 }, clerk, ['submit', 'submitQuotation', 'remove']],
  ['one to be audited', { status: 1 }, clerk, [undefined, 'withdraw']],
  ['one to be audited', { status: 1 }, auditor, ['pass', 'refuse']],
  [
    'one whose prices are to be audited',
    { quotationStatus: 1 },
    auditor,
    ['passQuotation', 'refuseQuotation', 'void'],
  ],
  [
    'one whose prices are to be audited',
    { quotationStatus: 1 },
    clerk,
    [undefined, 'withdrawQuotation', 'noRenewal', 'unfile', 'stop'],
  ],
  ['one in force', {}, auditor, [undefined, 'void']],
  ['one in force', {}, clerk, [undefined, 'noRenewal', 'unfile', 'stop']],
  ['one not filed', { filingState: 0 }, clerk, ['file', 'noRenewal', 'stop']],
  ['one that is not renewed', { isNoRenewal: 1, isStop: 1 }, clerk, ['resume', 'unfile']],
  ['a voided one', { status: 9 }, admin, [undefined]],
])('%s has the steps of this person', (_name, changes, who, steps) => {
  expect(stepsOf(changes, who)).toEqual(steps)
})

test('a contract is renewed in its last sixty days', () => {
  expect(stepsOf({}, clerk, '2026-10-31')[0]).toBeUndefined()
  expect(stepsOf({}, clerk, '2026-11-01')[0]).toBe('renew')
})

test('who submitted a contract is told why somebody else audits it', () => {
  const { nextStep, others } = offersFor({ ...inForce, status: 1 }, admin, '2026-06-01')
  expect(nextStep).toBeUndefined()
  expect(others).toContainEqual({ step: 'pass', refusal: 'ownAudit' })
})

test.each<[string, Partial<Contract>, typeof clerk, ReturnType<typeof renewalRefusalOf>]>([
  ['one that ends in sixty days', { endDate: '2026-12-31' }, clerk, undefined],
  ['one that ends a day later', { endDate: '2027-01-01' }, clerk, 'tooEarly'],
  ['one that is over', { status: 4, endDate: '2026-06-30' }, clerk, undefined],
  ['one whose renewal was declined', { isNoRenewal: 1 }, clerk, 'notRenewed'],
  ['a draft', { status: 0 }, clerk, 'status'],
  ['one before somebody who makes none', {}, auditor, 'permission'],
])('whether %s is renewed from the list', (_name, changes, who, refusal) => {
  expect(renewalRefusalOf({ ...inForce, ...changes }, who, '2026-11-01')).toBe(refusal)
})
