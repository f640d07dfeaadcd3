/** What the form of the contract sync holds. */
export type ContractSyncForm = {
  readonly contractCode: string
  readonly contractSubjectNames: string
  readonly signDateStart: string
  readonly signDateEnd: string
}

type Refusal = {
  readonly field: keyof ContractSyncForm
  readonly reason:
    | 'contract.codeRequired'
    | 'contract.codeOrDatesRequired'
    | 'contract.syncSubjectRequired'
    | 'contract.datesRequired'
    | 'contract.signDatesReversed'
}

const isGiven = (text: string) => text.trim() !== ''

/**
 * What is wrong with a contract sync (docs/domain/contracts.md#contracts-from-the-contract-system). Without the right
 * to subject and dates it is the number that is asked for; with it each field is optional, subject and dates need each
 * other, and a number or both dates are needed.
 */
export function contractSyncRefusal(
  form: ContractSyncForm,
  hasMoreFields: boolean,
): Refusal | undefined {
  const hasCode = isGiven(form.contractCode)
  if (!hasMoreFields) {
    return hasCode ? undefined : { field: 'contractCode', reason: 'contract.codeRequired' }
  }
  const hasSubject = isGiven(form.contractSubjectNames)
  const hasDates = isGiven(form.signDateStart) && isGiven(form.signDateEnd)
  if (hasSubject && !hasDates) return { field: 'signDateStart', reason: 'contract.datesRequired' }
  if (!hasCode && !hasDates) {
    return { field: 'contractCode', reason: 'contract.codeOrDatesRequired' }
  }
  if (hasDates && !hasSubject) {
    return { field: 'contractSubjectNames', reason: 'contract.syncSubjectRequired' }
  }
  const isReversed = hasDates && form.signDateEnd < form.signDateStart
  return isReversed ? { field: 'signDateEnd', reason: 'contract.signDatesReversed' } : undefined
}
