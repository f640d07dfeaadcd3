import { only } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import type { ProductBrandChange, ProductBrandDraft } from '@yuncang/shared/nouns/product/contract'
import { normalizeName } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { add, mustFind, save, stopping, trimmed } from '../../../kernel/master-data/service/noun.ts'
import { brandNoun } from './noun.ts'

export const createBrand = (ctx: Ctx, draft: ProductBrandDraft) =>
  ctx.transaction(async (tx) => only(await addBrands(tx, ctx, [draft])))

export const addBrands = (tx: Tx, ctx: Ctx, drafts: readonly ProductBrandDraft[]) =>
  add(
    tx,
    ctx,
    brandNoun,
    drafts.map((draft) => ({ ...cleaned(draft), isStop: 0, stopReason: '' })),
  )

export const updateBrand = (ctx: Ctx, { id, version, ...draft }: ProductBrandChange) =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, brandNoun, id)
    const changes = cleaned(draft)
    return save(tx, ctx, brandNoun, { before, version, action: 'update', changes })
  })

export const stopBrand = stopping(brandNoun)

const cleaned = (draft: ProductBrandDraft): ProductBrandDraft => ({
  ...trimmed(draft),
  brandName: normalizeName(draft.brandName),
})
