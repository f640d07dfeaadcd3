import type { Tx } from '@yuncang/db/handle'
import { isUniqueViolation } from '@yuncang/db/sql'
import type {
  Contract,
  ContractChange,
  ContractDraft,
  ContractDraftWithQuotation,
} from '@yuncang/shared/contracts/contract'
import type { QuotationDraft } from '@yuncang/shared/contracts/quotation'
import { contractStatuses } from '@yuncang/shared/domain/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { offeredLines } from '../../cost-list/service/read.ts'
import { nextDocumentNumbers } from '../../number/service.ts'
import { currentOf } from '../../quotation/service/read.ts'
import { assignQuotations, changeQuotation, writeQuotation } from '../../quotation/service/write.ts'
import { recordOperation } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { cleaned } from './draft.ts'
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
  action: 'create' | 'renew' | 'sync'
  /** Where it comes from, and whether both sides have signed it there. */
  syncSource?: string
  isSigned?: boolean
}

/** Adds a contract as a draft, numbered by the house when it has no number of its own. */
export async function addContract(
  tx: Tx,
  ctx: Ctx,
  draft: ContractDraft,
  origin: Origin = { renewFromId: null, action: 'create' },
): Promise<repo.ContractRow> {
  const { renewFromId, action, syncSource = '手工', isSigned = false } = origin
  const { contractPartyList, contractNo: given, ...fields } = await cleaned(tx, ctx, draft)
  const contractNo = given || (await nextDocumentNumbers(tx, ctx, 'HT', 1))[0]!
  await refuseTaken(tx, contractNo)
  const now = ctx.now()
  const who = ctx.user.id
  const [row] = await withTakenMeaning(contractNo, () =>
    repo.insert(tx, [
      {
        ...fields,
        id: ctx.newId(),
        contractNo,
        renewFromId,
        isNoRenewal: 0,
        noRenewalReason: '',
        status: isSigned ? contractStatuses.active : contractStatuses.draft,
        quotationStatus: 0,
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
  )
  await writeParties(tx, ctx, row!.id, contractPartyList)
  await recordOperation(tx, ctx, { businessId: row!.id, operateModule: 'HTGL', action })
  return row!
}

/** Writes the prices that come with a contract, those of a cost list when no lines are given. */
async function addPrices(
  tx: Tx,
  ctx: Ctx,
  row: repo.ContractRow,
  { validFrom, validTo, costListId, details }: QuotationDraft,
): Promise<void> {
  const isFromList = costListId !== undefined && details.length === 0
  const lines = isFromList ? await offeredLines(tx, costListId) : details
  const terms = {
    validFrom: validFrom ?? row.startDate,
    validTo: validTo ?? row.endDate,
    costListId: costListId ?? null,
  }
  await writeQuotation(tx, ctx, row, await currentOf(tx, row.id), terms, lines)
}

export const update = (ctx: Ctx, input: ContractChange): Promise<Contract> =>
  ctx.transaction(async (tx) => {
    const { id, version, quotation, ...draft } = input
    const before = await mustFind(tx, id)
    refuse(ctx, 'edit', before)
    assertVersion(before, version)
    const { contractPartyList, contractNo: given, ...fields } = await cleaned(tx, ctx, draft)
    const contractNo = given || before.contractNo
    if (contractNo !== before.contractNo) await refuseTaken(tx, contractNo)
    if (quotation) refuseForQuotation(ctx, 'edit', before)
    const reopened = { quotationStatus: 0, quotationSubmitBy: null, quotationSubmitTime: null }
    const row = await withTakenMeaning(contractNo, () =>
      save(tx, ctx, before, 'update', { ...fields, contractNo, ...(quotation && reopened) }),
    )
    if (row.customerId !== before.customerId) await assignQuotations(tx, row)
    await writeParties(tx, ctx, id, contractPartyList)
    if (quotation) await addPrices(tx, ctx, row, quotation)
    return present(row)
  })

/** Deletes drafts and rejected contracts with their prices, all of them or none. */
export const remove = (ctx: Ctx, input: { ids: string[] }): Promise<null> =>
  ctx.transaction(async (tx) => {
    const ids = [...new Set(input.ids)].sort()
    const found = await repo.withValues(tx, 'id', ids)
    if (found.length < ids.length) throw new AppError('record.notFound')
    for (const row of found) {
      refuse(ctx, 'remove', row)
      await save(tx, ctx, row, 'remove', { isDeleted: 1 })
      const quotation = await currentOf(tx, row.id)
      if (quotation) await changeQuotation(tx, ctx, quotation, { isDeleted: 1 })
    }
    return null
  })

async function refuseTaken(tx: Tx, contractNo: string): Promise<void> {
  if (!(await repo.numbered(tx, contractNo))) return
  throw new AppError('contract.noTaken', { params: { no: contractNo } })
}

/** Two drafts of one number can pass the look above together; the unique index lets one of them in. */
async function withTakenMeaning<R>(no: string, write: () => Promise<R>): Promise<R> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error) !== 'contract_no_uq') throw error
    throw new AppError('contract.noTaken', { params: { no }, cause: error })
  }
}
