import type { Read } from '@yuncang/db/handle'
import type {
  ProductBrandQuery,
  ProductQuery,
  ProductStanding,
} from '@yuncang/shared/nouns/product/contract'
import type { WrittenGoods } from '@yuncang/shared/nouns/product/written-goods'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind } from '../../../kernel/master-data/service/noun.ts'
import * as repo from '../repo.ts'
import { productNoun } from './noun.ts'
import { standingsOf } from './written.ts'

export const page = (ctx: Ctx, query: ProductQuery) =>
  ctx.read((db) => repo.productList.page(db, query))

export const brandPage = (ctx: Ctx, query: ProductBrandQuery) =>
  ctx.read((db) => repo.brandPage(db, query))

export const get = (ctx: Ctx, input: { id: string }) =>
  ctx.read((db) => mustFind(db, productNoun, input.id))

type Search = { keyword?: string | undefined }

/** Products that a new order may name. */
export const select = (ctx: Ctx, { keyword = '' }: Search) =>
  ctx.read((db) => repo.choices(db, keyword.trim(), true))

export const all = (ctx: Ctx, { keyword = '' }: Search) =>
  ctx.read((db) => repo.choices(db, keyword.trim(), false))

/** What stands behind goods as an order writes them, before it is submitted. */
export const standings = (ctx: Ctx, { written }: { written: WrittenGoods[] }) =>
  ctx.read(async (db): Promise<ProductStanding[]> => {
    const standingOf = await standingsOf(db, written)
    return written.map((each) => {
      const standing = standingOf(each)
      return { kind: standing.kind, product: 'product' in standing ? standing.product : null }
    })
  })

/** A step: products that wait for an audit. */
export const productsToAudit = (db: Read): Promise<number> =>
  repo.productList.total(db, { auditStatus: auditStatuses.submitted })
