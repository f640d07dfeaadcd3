import type { MessageParams } from '../../kernel/messages/types.ts'
import { partyTypes } from './rules.ts'
import { termFault, type Term, type TermFault } from './term.ts'

type Party = { readonly partyType: string; readonly customerId: string }
type Draft = Term & { readonly contractPartyList: readonly Party[] }
type Reason =
  | TermFault['reason']
  | 'contract.payerRequired'
  | 'contract.partyRepeated'
  | 'contract.partyIncomplete'
type Fault = { field: keyof Draft; reason: Reason; params?: MessageParams }

/** What is wrong between the fields of a draft (docs/domain/contracts.md#by-hand). */
export function draftFaults({ contractPartyList, ...term }: Draft): Fault[] {
  const faults: Fault[] = []
  const fault = termFault(term)
  if (fault) faults.push(fault)
  const party = partyFault(contractPartyList)
  if (party) faults.push({ field: 'contractPartyList', ...party })
  return faults
}

function partyFault(parties: readonly Party[]): Omit<Fault, 'field'> | undefined {
  const keys = parties.map(({ partyType, customerId }) => `${partyType} ${customerId}`)
  for (const [at, { partyType, customerId }] of parties.entries()) {
    const row = at + 1
    if (partyType === '' || customerId === '')
      return { reason: 'contract.partyIncomplete', params: { row } }
    const first = keys.indexOf(keys[at]!)
    if (first < at) return { reason: 'contract.partyRepeated', params: { row, other: first + 1 } }
  }
  const hasPayer = parties.some(({ partyType }) => partyType === partyTypes.payer)
  return hasPayer ? undefined : { reason: 'contract.payerRequired' }
}

/**
 * The parties of a draft whose customer changes: who was named because of the old one is the new one now; a draft
 * without parties gets the customer as first party and payer.
 */
export function partiesWith(
  parties: readonly Party[],
  before: string | undefined,
  customerId: string,
): Party[] {
  if (parties.length === 0)
    return [partyTypes.first, partyTypes.payer].map((partyType) => ({ partyType, customerId }))
  return parties.map((party) =>
    party.customerId === before || party.customerId === '' ? { ...party, customerId } : party,
  )
}
