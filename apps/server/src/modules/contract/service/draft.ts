import type { Tx } from '@yuncang/db/handle'
import type { ContractDraft } from '@yuncang/shared/contracts/contract'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { usableCustomer } from '../../customer/service/read.ts'
import { mustBeEntries } from '../../dictionary/service.ts'

const separators = /[,，;；、]/

/**
 * A draft in the form that is stored, with the name of its customer. Throws 400 for dates in the wrong order, a code
 * that is in no dictionary or a company that does not sign for the tenant; 409 for a stopped customer.
 */
export async function cleaned(tx: Tx, ctx: Ctx, draft: ContractDraft) {
  const { JSFS, ...fields } = draft
  const { startDate: from, endDate: to } = draft
  if (to < from) throw new AppError('tariff.datesReversed', { params: { from, to } })
  await mustBeEntries(tx, ctx, 'CONTRACT_TYPE', 'contractType', [draft.contractType])
  await mustBeEntries(tx, ctx, 'CURRENCY', 'currency', [draft.currency])
  await mustBeEntries(tx, ctx, 'SETTLE_PERIOD', 'settlePeriod', [draft.settlePeriod])
  await mustBeEntries(tx, ctx, 'JSFS', 'JSFS', [JSFS])
  const names = draft.contractSubjectNames.split(separators).map(normalizeName).filter(Boolean)
  assertSubjects(ctx, names)
  const customer = await usableCustomer(tx, draft.customerId, 'customer.stoppedForContract')
  return {
    ...fields,
    contractNo: normalizeCode(draft.contractNo),
    contractName: normalizeName(draft.contractName),
    contractSubjectNames: names.join('、'),
    customerName: customer.customerName,
    settleMethod: JSFS,
  }
}

/** A tenant without a list of its own signs in any name. */
function assertSubjects({ tenant: { contractSubjects } }: Ctx, names: readonly string[]): void {
  if (!contractSubjects || contractSubjects.length === 0) return
  const name = names.find((each) => !contractSubjects.includes(each))
  if (name === undefined) return
  const choices = contractSubjects.join('、')
  throw new AppError('contract.subjectUnknown', { params: { name, choices } })
}
