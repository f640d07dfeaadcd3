import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation, type UniqueMeanings } from '@yuncang/db/sql'
import type {
  Contract,
  ContractChange,
  ContractDraft,
  ContractDraftWithQuotation,
} from '@yuncang/shared/nouns/contract/contract'
import type { QuotationDraft } from '@yuncang/shared/nouns/quotation/contract'
import { contractStatuses } from '@yuncang/shared/nouns/contract/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { offeredLines } from '../../cost-list/service/read.ts'
import { nextDocumentNumber } from '../../../kernel/number/service.ts'
import { currentOf } from '../../quotation/service/read.ts'
import { assignQuotations, changeQuotation, writeQuotation } from '../../quotation/service/write.ts'
import { recordOperation } from '../../../kernel/record/service.ts'
import { assertAllSeen, type SeenRows } from '../../../platform/rows/versioned.ts'
import * as repo from '../repo.ts'
import { cleaned } from './draft.ts'
import { pricesLike } from './like.ts'
import { writeParties } from './parties.ts'
import { mustFind, present } from './read.ts'
import { assertVersion, refuse, refuseForQuotation, save } from './step.ts'

export const create = (ctx: Ctx, draft: ContractDraft): Promise<Contract> =>
  ctx.transaction(async (tx) => present(await addContract(tx, ctx, draft)))

/** Saves a contract, its parties and its prices in one go. */
export const createWithQuotation = (
  ctx: Ctx,
  { quotation, ...draft }: ContractDraftWithQuotation,
): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    const row = await addContract(tx, ctx, draft)
    await addPrices(tx, ctx, row, quotation)
    return present(row)
  })

type Origin = {
  renewFromId: string | null
  action: 'create' | 'renew' | 'sync' | 'import'
  /** Where it comes from, and whether both sides have signed it there. */
  syncSource?: string
  isSigned?: boolean
}

/** Adds a contract as a draft, with a number of the product when it has none of its own. */
export async function addContract(
  tx: Tx,
  ctx: Ctx,
  draft: ContractDraft,
  origin: Origin = { renewFromId: null, action: 'create' },
): Promise<repo.ContractRow> {
  const { renewFromId, action, syncSource = '手工', isSigned = false } = origin
  const { contractPartyList, contractNo: given, ...fields } = await cleaned(tx, ctx, draft)
  const contractNo = given || (await nextDocumentNumber(tx, ctx, 'HT'))
  await assertUnique(tx, contractNo)
  const now = ctx.now()
  const who = ctx.user.id
  const row = only(
    await mapUniqueViolation(numberTaken(contractNo), () =>
      repo.insert(tx, [
        {
          ...fields,
          id: ctx.newId(),
          contractNo,
          renewFromId,
          isNoRenewal: 0,
          noRenewalReason: '',
          status: isSigned ? contractStatuses.active : contractStatuses.draft,
          quotationStatus: auditStatuses.draft,
          isStop: 0,
          stopReason: '',
          filingState: 0,
          filingPlace: '',
          filingNo: '',
          attachments: [],
          syncSource,
          createBy: who,
          createTime: now,
          updateBy: who,
          updateTime: now,
        },
      ]),
    ),
  )
  await writeParties(tx, ctx, row.id, contractPartyList)
  await recordOperation(tx, ctx, {
    businessId: row.id,
    operateModule: businessModules.contract,
    action,
  })
  return row
}

/** Writes the prices that come with a contract. */
async function addPrices(
  tx: Tx,
  ctx: Ctx,
  row: repo.ContractRow,
  draft: QuotationDraft,
): Promise<void> {
  const { lines, costListId } = await pricesIn(tx, draft)
  const { validFrom = row.startDate, validTo = row.endDate } = draft
  const terms = { validFrom, validTo, costListId }
  await writeQuotation(tx, ctx, row, { current: await currentOf(tx, row.id), terms, lines })
}

/** The lines that are given, else those of the cost list or of the other contract. */
async function pricesIn(tx: Tx, { costListId, likeContractId, details }: QuotationDraft) {
  const given = { costListId: costListId ?? null, lines: details }
  if (details.length > 0) return given
  if (costListId !== undefined) return { costListId, lines: await offeredLines(tx, costListId) }
  if (likeContractId === undefined) return given
  return (await pricesLike(tx, (await mustFind(tx, likeContractId)).id)) ?? given
}

export const update = (ctx: Ctx, input: ContractChange): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    const { id, version, quotation, ...draft } = input
    const before = await mustFind(tx, id)
    refuse(ctx, 'edit', before)
    assertVersion(before, version)
    const { contractPartyList, contractNo: given, ...fields } = await cleaned(tx, ctx, draft)
    const contractNo = given || before.contractNo
    if (contractNo !== before.contractNo) await assertUnique(tx, contractNo)
    if (quotation) refuseForQuotation(ctx, 'edit', before)
    const reopened = {
      quotationStatus: auditStatuses.draft,
      quotationSubmitBy: null,
      quotationSubmitTime: null,
    }
    const row = await mapUniqueViolation(numberTaken(contractNo), () =>
      save(tx, ctx, before, {
        action: 'update',
        changes: { ...fields, contractNo, ...(quotation && reopened) },
      }),
    )
    if (row.customerId !== before.customerId) await assignQuotations(tx, row)
    await writeParties(tx, ctx, id, contractPartyList)
    if (quotation) await addPrices(tx, ctx, row, quotation)
    return present(row)
  })

/** Deletes drafts and rejected contracts with their prices, all of them or none. */
export const remove = (ctx: Ctx, input: SeenRows): Promise<null> =>
  ctx.transaction(async (tx) => {
    const ids = [...new Set(input.ids)].sort()
    const found = await repo.withValues(tx, 'id', ids)
    if (found.length < ids.length) throw new AppError('record.notFound')
    assertAllSeen(found, input)
    for (const row of found) {
      refuse(ctx, 'remove', row)
      await save(tx, ctx, row, { action: 'remove', changes: { isDeleted: 1 } })
      const quotation = await currentOf(tx, row.id)
      if (quotation) await changeQuotation(tx, ctx, quotation, { isDeleted: 1 })
    }
    return null
  })

async function assertUnique(tx: Tx, contractNo: string): Promise<void> {
  if (!(await repo.numbered(tx, contractNo))) return
  throw new AppError('contract.noTaken', { params: { no: contractNo } })
}

/** Two drafts of one number can pass the look above together; the unique index lets one of them in. */
const numberTaken = (no: string): UniqueMeanings => ({
  contract_no_uq: (cause) => new AppError('contract.noTaken', { params: { no }, cause }),
})
