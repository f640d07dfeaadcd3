import { forbiddenStatuses } from '@yuncang/shared/kernel/forbidden-status'
import { only } from '@yuncang/shared/kernel/expected'
import type { Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import type { Stop } from '@yuncang/shared/kernel/master-data'
import type { ProductChange, ProductDraft } from '@yuncang/shared/nouns/product/contract'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { AppError } from '@yuncang/shared/errors'
import { normalizeBarcode } from '@yuncang/shared/validate/barcode'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import { add, coded, mustFind, save, trimmed } from '../../../kernel/master-data/service/noun.ts'
import { diffOf } from '../../../kernel/record/service.ts'
import { productNoun } from './noun.ts'

export const create = (ctx: Ctx, draft: ProductDraft) =>
  ctx.transaction(async (tx) => {
    return only(await addProducts(tx, ctx, [draft]))
  })

const unaudited = { auditStatus: auditStatuses.draft, submitBy: null, submitTime: null } as const

/** Adds products as drafts in one go: codes for those without. Throws 400 for a strange unit, 409 for a code in use. */
export async function addProducts(tx: Tx, ctx: Ctx, drafts: readonly ProductDraft[]) {
  const clean = await coded(tx, 'SP', 'productCode', drafts.map(cleaned))
  await assertEntries(tx, ctx, clean)
  const own = { ...unaudited, forbiddenStatus: forbiddenStatuses.inUse, stopReason: '' } as const
  return add(
    tx,
    ctx,
    productNoun,
    clean.map((draft) => ({ ...draft, ...own })),
  )
}

/** Changes a product. What an auditor has passed is a draft again when anything of it becomes different. */
export const update = (ctx: Ctx, { id, version, ...draft }: ProductChange) =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, productNoun, id)
    assertNotSubmitted(before)
    const fields = cleaned(draft)
    if (fields.productCode === '') fields.productCode = before.productCode
    await assertEntries(tx, ctx, [fields])
    const isPassed = before.auditStatus === auditStatuses.passed
    const isOther = Object.keys(diffOf<object>(before, fields)).length > 0
    const changes = { ...fields, ...(isPassed && isOther && unaudited) }
    return save(tx, ctx, productNoun, { before, version, action: 'update', changes })
  })

/** Stops a product for new orders, or lets it be chosen again. */
export const setStopped = (ctx: Ctx, { id, version, isStop, stopReason }: Stop) =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, productNoun, id)
    const action = isStop ? 'stop' : 'resume'
    const changes = { forbiddenStatus: isStop, stopReason: isStop ? stopReason.trim() : '' }
    return save(tx, ctx, productNoun, { before, version, action, changes })
  })

function assertNotSubmitted({ auditStatus, productName: name }: Row<Schema['product']>): void {
  if (auditStatus !== auditStatuses.submitted) return
  throw new AppError('product.beingAudited', { params: { name } })
}

const dictionaries = [
  ['MEASURING_UNIT', 'measuringUnit'],
  ['PRODUCT_TYPE', 'productType'],
  ['AUX_UNIT', 'auxUnit'],
] as const

async function assertEntries(tx: Tx, ctx: Ctx, drafts: readonly ProductDraft[]): Promise<void> {
  for (const [code, field] of dictionaries) {
    const values = new Set(drafts.map((draft) => draft[field]).filter(Boolean))
    if (values.size > 0) await assertInDictionary(tx, ctx, { code, field }, [...values])
  }
}

/** In the form that is stored: what only futures or dangerous goods have is empty for the rest. */
const cleaned = (draft: ProductDraft): ProductDraft => ({
  ...trimmed(draft),
  productName: normalizeName(draft.productName),
  productCode: normalizeCode(draft.productCode),
  barcode: normalizeBarcode(draft.barcode),
  futuresCode: draft.isFutures ? normalizeCode(draft.futuresCode) : '',
  lotPerUnit: draft.isFutures ? draft.lotPerUnit : null,
  unNo: draft.isDanger ? `UN${draft.unNo.trim().slice(-4)}` : '',
})
