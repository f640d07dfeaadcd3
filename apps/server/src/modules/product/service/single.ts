import { only } from '@yuncang/shared/kernel/expected'
import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import type { Stop } from '@yuncang/shared/kernel/master-data'
import type {
  ProductSingle,
  ProductSingleChange,
  ProductSingleDraft,
  ProductSingleQuery,
} from '@yuncang/shared/nouns/product/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { add, mustFind, save, stop, trimmed } from '../../../kernel/master-data/service/noun.ts'
import * as repo from '../repo.ts'
import { brandNoun, productNoun, singleNoun } from './noun.ts'

type Single = Row<Schema['productSingle']>

export const singlePage = (ctx: Ctx, query: ProductSingleQuery) =>
  ctx.read(async (db) => {
    const found = await repo.singlePage(db, query)
    return { ...found, records: await named(db, found.records) }
  })

export const createSingle = (ctx: Ctx, draft: ProductSingleDraft): Promise<ProductSingle> =>
  ctx.transaction(async (tx) => {
    const row = only(await addSingles(tx, ctx, [draft]))
    return withNames(tx, row)
  })

export async function addSingles(tx: Tx, ctx: Ctx, drafts: readonly ProductSingleDraft[]) {
  for (const draft of drafts) await assertUsable(tx, draft)
  return add(
    tx,
    ctx,
    singleNoun,
    drafts.map((draft) => ({ ...trimmed(draft), isStop: 0, stopReason: '' })),
  )
}

export const updateSingle = (ctx: Ctx, { id, version, ...draft }: ProductSingleChange) =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, singleNoun, id)
    const isSame = before.productId === draft.productId && before.brandId === draft.brandId
    if (!isSame) await assertUsable(tx, draft)
    const change = { before, version, action: 'update', changes: trimmed(draft) }
    return withNames(tx, await save(tx, ctx, singleNoun, change))
  })

export const stopSingle = (ctx: Ctx, input: Stop): Promise<ProductSingle> =>
  ctx.transaction(async (tx) => withNames(tx, await stop(tx, ctx, singleNoun, input)))

/** A single is made of a product and a brand that are in use. */
async function assertUsable(tx: Tx, { productId, brandId }: ProductSingleDraft): Promise<void> {
  const product = await mustFind(tx, productNoun, productId)
  if (product.forbiddenStatus)
    throw new AppError('product.stopped', { params: { name: product.productName } })
  const brand = await mustFind(tx, brandNoun, brandId)
  if (brand.isStop)
    throw new AppError('productBrand.stopped', { params: { name: brand.brandName } })
}

async function withNames(db: Read | Tx, row: Single): Promise<ProductSingle> {
  return only(await named(db, [row]))
}

async function named(db: Read | Tx, rows: readonly Single[]): Promise<ProductSingle[]> {
  const idsOf = (key: 'productId' | 'brandId') => [...new Set(rows.map((row) => row[key]))]
  const products = new Map(
    (await repo.products.withValues(db, 'id', idsOf('productId'))).map((row) => [row.id, row]),
  )
  const brands = new Map(
    (await repo.brands.withValues(db, 'id', idsOf('brandId'))).map((row) => [row.id, row]),
  )
  return rows.map((row) => {
    const product = products.get(row.productId)
    return {
      ...row,
      productCode: product?.productCode ?? '',
      productName: product?.productName ?? '',
      brandName: brands.get(row.brandId)?.brandName ?? '',
    }
  })
}
