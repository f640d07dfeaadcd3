import type { Read } from '@yuncang/db/handle'
import type { ProductBrandQuery, ProductQuery } from '@yuncang/shared/contracts/product'
import { auditStatuses } from '@yuncang/shared/domain/audit'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind } from '../../master-data/service/noun.ts'
import * as repo from '../repo.ts'
import { productNoun } from './noun.ts'

export const page = (ctx: Ctx, query: ProductQuery) => ctx.read((db) => repo.productPage(db, query))

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

/** A step: products that wait for an audit. */
export const productsToAudit = (db: Read): Promise<number> =>
  repo.productTotal(db, { auditStatus: auditStatuses.submitted })
