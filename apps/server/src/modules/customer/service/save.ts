import { only } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import type {
  CustomerChange,
  CustomerDraft,
  CustomerStop,
  CustomerTypes,
} from '@yuncang/shared/nouns/customer/contract'
import { AppError } from '@yuncang/shared/errors'
import { normalizeName } from '@yuncang/shared/validate/text'
import { assertAllSeen } from '../../../platform/rows/versioned.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import { add, coded, mustFind, save, stop } from '../../../kernel/master-data/service/noun.ts'
import type { CustomerRow } from '../repo.ts'
import { assertNotMerged, customerNoun } from './noun.ts'

export const create = (ctx: Ctx, draft: CustomerDraft) =>
  ctx.transaction(async (tx) => {
    return only(await addCustomers(tx, ctx, [draft]))
  })

/** Adds customers in one go: codes for those without, one operate record each. Throws 409 for a name or code in use. */
export async function addCustomers(
  tx: Tx,
  ctx: Ctx,
  drafts: readonly CustomerDraft[],
  syncSource: '手工' | '客户平台' | '合同系统' = '手工',
) {
  const own = { isStop: 0, stopReason: '', syncSource } as const
  const clean = await coded(tx, 'KH', 'customerCode', drafts.map(cleaned))
  return add(
    tx,
    ctx,
    customerNoun,
    clean.map((draft) => ({ ...draft, ...own })),
  )
}

export const update = (ctx: Ctx, input: CustomerChange) =>
  ctx.transaction(async (tx) => {
    const { id, version, ...draft } = input
    const before = await mustFind(tx, customerNoun, id)
    await assertNotMerged(tx, before)
    const changes = cleaned(draft)
    if (changes.customerCode === '') changes.customerCode = before.customerCode
    return save(tx, ctx, customerNoun, { before, version, action: 'update', changes })
  })

/**
 * Stops or resumes a customer; stopping one with open orders needs the user's confirmation
 * (docs/domain/master-data.md#customers).
 */
export const setStopped = (ctx: Ctx, input: CustomerStop) =>
  ctx.transaction(async (tx) => {
    const row = await mustFind(tx, customerNoun, input.id)
    await assertNotMerged(tx, row)
    if (input.isStop && !input.confirmed) {
      const { id } = row
      const count = await ctx.services.openWork(tx, id)
      if (count > 0) throw new AppError('customer.hasOpenOrders', { params: { count } })
    }
    return stop(tx, ctx, customerNoun, input)
  })

/** Gives several customers the same types, all of them or none; those that have them already stay as they are. */
export const setTypes = (ctx: Ctx, input: CustomerTypes) =>
  ctx.transaction(async (tx) => {
    const customerType = [...new Set(input.customerType)]
    await assertInDictionary(tx, ctx, { code: 'CUS_SUP_TYPE', field: 'customerType' }, customerType)
    const ids = [...new Set(input.ids)].sort()
    const found = await customerNoun.rows.withValues(tx, 'id', ids)
    if (found.length < ids.length) throw new AppError('record.notFound')
    assertAllSeen(found, input)
    const after: CustomerRow[] = []
    for (const row of found) {
      await assertNotMerged(tx, row)
      const isSame = row.customerType.join() === customerType.join()
      const change = { version: row.version, action: 'update', changes: { customerType } }
      after.push(isSame ? row : await save(tx, ctx, customerNoun, { before: row, ...change }))
    }
    return after
  })

const cleaned = (draft: CustomerDraft): CustomerDraft => ({
  ...draft,
  customerName: normalizeName(draft.customerName),
  socialCreditCode: draft.socialCreditCode.trim().toUpperCase(),
  customsEtpsNo: draft.customsEtpsNo.trim().toUpperCase(),
  customerCode: draft.customerCode.trim(),
})
