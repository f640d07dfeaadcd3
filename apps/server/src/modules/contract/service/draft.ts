import type { Tx } from '@yuncang/db/handle'
import type { ContractDraft } from '@yuncang/shared/nouns/contract/contract'
import { draftFaults } from '@yuncang/shared/nouns/contract/draft'
import { AppError } from '@yuncang/shared/errors'
import { contractSubjectsOf } from '@yuncang/shared/nouns/tenant/rules'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { usableCustomer } from '../../customer/service/read.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'

/** Between several names in one text. */
export const separators = /[,，;；、]/

/**
 * A draft in the form that is stored, with the name of its customer. Throws 400 for what does not fit together, a
 * code that is in no dictionary or a company that does not sign for the tenant; 409 for a stopped customer.
 */
export async function cleaned(tx: Tx, ctx: Ctx, draft: ContractDraft) {
  const { JSFS, ...fields } = draft
  const [fault] = draftFaults(draft)
  if (fault) throw new AppError(fault.reason, { params: fault.params ?? {} })
  await assertInDictionary(tx, ctx, { code: 'CONTRACT_TYPE', field: 'contractType' }, [
    draft.contractType,
  ])
  await assertInDictionary(tx, ctx, { code: 'CURRENCY', field: 'currency' }, [draft.currency])
  await assertInDictionary(tx, ctx, { code: 'SETTLE_PERIOD', field: 'settlePeriod' }, [
    draft.settlePeriod,
  ])
  await assertInDictionary(tx, ctx, { code: 'JSFS', field: 'JSFS' }, [JSFS])
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

/** The first of these companies that does not sign for the tenant; a tenant without a list signs in any name. */
export const strangerAmong = (
  names: readonly string[],
  subjects: readonly string[],
): string | undefined =>
  subjects.length === 0 ? undefined : names.find((each) => !subjects.includes(each))

/** Who can sign for the tenant; one without a list of its own signs in any name, usually its own. */
export function subjectsOf({ tenant }: Ctx) {
  const listed = tenant.contractSubjects ?? []
  const isOpen = listed.length === 0
  return { names: isOpen ? contractSubjectsOf(tenant) : listed, isOpen }
}

function assertSubjects({ tenant }: Ctx, names: readonly string[]): void {
  const subjects = tenant.contractSubjects ?? []
  const name = strangerAmong(names, subjects)
  if (name === undefined) return
  throw new AppError('contract.subjectUnknown', { params: { name, choices: subjects } })
}
