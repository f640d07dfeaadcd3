import type { NewRow, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { isUniqueViolation } from '@yuncang/db/sql'
import type {
  CustomerChange,
  CustomerDraft,
  CustomerStop,
  CustomerTypes,
} from '@yuncang/shared/contracts/customer'
import { AppError } from '@yuncang/shared/errors'
import { normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { mustBeEntries } from '../../dictionary/service.ts'
import { nextCodes } from '../../number/service.ts'
import { diffOf, recordOperation, recordOperations } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { mustFind } from './read.ts'

export const create = (ctx: Ctx, draft: CustomerDraft) =>
  ctx.transaction(async (tx) => {
    const [row] = await addCustomers(tx, ctx, [draft])
    return row!
  })

/** Adds customers in one go: codes for those without, one operate record each. Throws 409 for a name or code in use. */
export async function addCustomers(tx: Tx, ctx: Ctx, drafts: CustomerDraft[]) {
  const clean = drafts.map(cleaned)
  await refuseTaken(tx, clean)
  const uncoded = clean.filter((draft) => draft.customerCode === '')
  const codes = uncoded.length > 0 ? await nextCodes(tx, 'KH', uncoded.length) : []
  const now = ctx.now()
  const rows = clean.map((draft) => ({
    ...draft,
    customerCode: draft.customerCode || codes.shift()!,
    id: ctx.newId(),
    isStop: 0 as const,
    stopReason: '',
    syncSource: '手工',
    createBy: ctx.user.id,
    createTime: now,
    updateBy: ctx.user.id,
    updateTime: now,
  }))
  const stored = await withTakenMeaning(() => repo.insert(tx, rows))
  await recordOperations(
    tx,
    ctx,
    stored.map((row) => ({ businessId: row.id, operateModule: 'KHGL', action: 'create' })),
  )
  return stored
}

export const update = (ctx: Ctx, input: CustomerChange) =>
  ctx.transaction(async (tx) => {
    const { id, version, ...draft } = input
    const before = await mustFind(tx, id)
    const changes = cleaned(draft)
    if (changes.customerCode === '') changes.customerCode = before.customerCode
    await refuseTaken(tx, [{ ...changes, id }])
    return save(tx, ctx, before, version, 'update', changes)
  })

/** Stops or resumes a customer; stopping one with open orders needs the user's confirmation (domain.md §7.8). */
export const setStopped = (ctx: Ctx, input: CustomerStop) =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, input.id)
    if (input.isStop && !input.confirmed) {
      const count = await ctx.services.openWork(tx, input.id)
      if (count > 0) throw new AppError('customer.hasOpenOrders', { params: { count } })
    }
    const stopReason = input.isStop ? input.stopReason.trim() : ''
    const changes = { isStop: input.isStop, stopReason }
    return save(tx, ctx, before, input.version, input.isStop ? 'stop' : 'resume', changes)
  })

/** Gives several customers the same types, all of them or none; those that have them already stay as they are. */
export const setTypes = (ctx: Ctx, input: CustomerTypes) =>
  ctx.transaction(async (tx) => {
    const customerType = [...new Set(input.customerType)]
    await mustBeEntries(tx, ctx, 'CUS_SUP_TYPE', 'customerType', customerType)
    const ids = [...new Set(input.ids)].sort()
    const found = await repo.withIds(tx, ids)
    if (found.length < ids.length) throw new AppError('record.notFound')
    const after: repo.CustomerRow[] = []
    for (const row of found) {
      const isSame = row.customerType.join() === customerType.join()
      after.push(isSame ? row : await save(tx, ctx, row, row.version, 'update', { customerType }))
    }
    return after
  })

async function save(
  tx: Tx,
  ctx: Ctx,
  before: repo.CustomerRow,
  version: number,
  action: string,
  changes: Partial<NewRow<Schema['customer']>>,
) {
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  const { id } = before
  const after = await withTakenMeaning(() =>
    repo.change(tx, { id, version }, { ...changes, ...who }),
  )
  if (!after) throw new AppError('record.stale')
  const fieldDiff = diffOf(before, changes)
  await recordOperation(tx, ctx, { businessId: id, operateModule: 'KHGL', action, fieldDiff })
  return after
}

const cleaned = (draft: CustomerDraft): CustomerDraft => ({
  ...draft,
  customerName: normalizeName(draft.customerName),
  socialCreditCode: draft.socialCreditCode.trim().toUpperCase(),
  customsEtpsNo: draft.customsEtpsNo.trim().toUpperCase(),
  customerCode: draft.customerCode.trim(),
})

type Named = Pick<CustomerDraft, 'customerName' | 'socialCreditCode' | 'customerCode'> & {
  id?: string
}

/** Says whose name or code it is; the unique indexes remain the judge of races. */
async function refuseTaken(tx: Tx, drafts: Named[]): Promise<void> {
  const own = new Set(drafts.flatMap((draft) => draft.id ?? []))
  const others = (rows: repo.CustomerRow[]) => rows.find((row) => !own.has(row.id))
  const name = others(
    await repo.named(
      tx,
      drafts.map((draft) => draft.customerName),
    ),
  )
  if (name) throw new AppError('customer.nameTaken', { params: { name: name.customerName } })
  const credit = others(
    await repo.withCreditCodes(
      tx,
      drafts.map((draft) => draft.socialCreditCode),
    ),
  )
  if (credit) {
    const { socialCreditCode: code, customerName } = credit
    throw new AppError('customer.creditCodeTaken', { params: { code, name: customerName } })
  }
  const codes = drafts.map((draft) => draft.customerCode).filter(Boolean)
  const coded = others(await repo.withCodes(tx, codes))
  if (coded) throw new AppError('customer.codeTaken', { params: { code: coded.customerCode } })
}

async function withTakenMeaning<R>(write: () => Promise<R>): Promise<R> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error)?.startsWith('customer_')) {
      throw new AppError('customer.taken', { cause: error })
    }
    throw error
  }
}
