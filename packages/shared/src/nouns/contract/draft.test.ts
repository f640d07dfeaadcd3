import { expect, test } from 'vitest'
import { draftFaults, partiesWith } from './draft.ts'

const payer = { partyType: '4', customerId: 'a' }
const draft = { startDate: '2026-01-01', endDate: '2026-12-31', contractPartyList: [payer] }

test.each([
  ['ends before it begins', { endDate: '2025-12-31' }, ['endDate contract.datesReversed']],
  ['has a day only', { endDate: '2026-01-01' }, []],
  [
    'has no payer',
    { contractPartyList: [{ ...payer, partyType: '1' }] },
    ['contractPartyList contract.payerRequired'],
  ],
  [
    'names a party twice',
    { contractPartyList: [payer, payer] },
    ['contractPartyList contract.partyRepeated'],
  ],
  [
    'names nobody',
    { contractPartyList: [payer, { partyType: '3', customerId: '' }] },
    ['contractPartyList contract.partyIncomplete'],
  ],
  ['is whole', {}, []],
])('a draft that %s', (_what, given, faults) => {
  const found = draftFaults({ ...draft, ...given })
  expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual(faults)
})

test('the customer is first party and payer unless parties are named; another customer takes their place', () => {
  const first = partiesWith([], undefined, 'a')
  expect(first).toEqual([
    { partyType: '1', customerId: 'a' },
    { partyType: '4', customerId: 'a' },
  ])
  const bank = { partyType: '3', customerId: 'bank' }
  expect(partiesWith([...first, bank], 'a', 'b')).toEqual([
    { partyType: '1', customerId: 'b' },
    { partyType: '4', customerId: 'b' },
    bank,
  ])
})
