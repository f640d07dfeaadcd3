import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Read, Tx } from '@yuncang/db/handle'
import type {
  FeeLineFilters,
  FeeLineQuery,
  FeeTotal,
  FeesOfBusinesses,
} from '@yuncang/shared/nouns/fee-line/contract'
import type {
  FeeExplanation,
  FeeLineDetail,
  FeeLineFamily,
} from '@yuncang/shared/nouns/fee-line/record'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { liveLines } from '../../charging/service/lines.ts'
import * as repo from '../repo.ts'

/** A line as it leaves the server. The explanation was written by the rating engine and reconcile, in these words. */
export const present = (row: repo.LineRow): FeeLineDetail => ({
  ...row,
  explanation: row.explanation as FeeExplanation,
})

export const page = (ctx: Ctx, query: FeeLineQuery) => ctx.read((db) => repo.page(db, query))

const nothing = { amount: '0.00', netAmount: '0.00', taxAmount: '0.00', localAmount: '0.00' }

/** Sums by side and currency, each with the number of voided lines that it leaves out. */
export const totals = (ctx: Ctx, query: FeeLineFilters) =>
  ctx.read(async (db) => {
    const [sums, left] = [await repo.totals(db, query), await repo.voidedIn(db, query)]
    const isOf = (a: Kind) => (b: Kind) => a.recPay === b.recPay && a.currency === b.currency
    const onlyVoided = left.filter((kind) => !sums.some(isOf(kind)))
    return [...sums, ...onlyVoided.map((kind) => ({ ...nothing, ...kind, count: 0 }))]
      .map((sum) => ({ ...sum, voided: left.find(isOf(sum))?.count ?? 0 }))
      .toSorted((a, b) => a.recPay - b.recPay || (a.currency < b.currency ? -1 : 1))
  })
type Kind = Pick<FeeTotal, 'recPay' | 'currency'>

export const get = (ctx: Ctx, input: { id: string }) =>
  ctx.read(async (db): Promise<FeeLineFamily> => {
    const row = await mustFind(db, input.id)
    const family = await repo.familyOf(db, row)
    return { ...present(row), related: family.filter(({ id }) => id !== row.id) }
  })

/** Every line of a document, voided ones too. */
export const ofBusiness = (ctx: Ctx, input: { businessId: string }) =>
  ctx.read(async (db) => (await repo.allOf(db, input.businessId)).map(present))

export const ofInbound = (ctx: Ctx, input: FeesOfBusinesses) =>
  ofDocuments(ctx, input, businessModules.inboundOrder)
export const ofOutbound = (ctx: Ctx, input: FeesOfBusinesses) =>
  ofDocuments(ctx, input, businessModules.outboundOrder)

const ofDocuments = (ctx: Ctx, { businessIds, recPay }: FeesOfBusinesses, module: string) =>
  ctx.read(async (db) => {
    const rows = await liveLines(db, [...new Set(businessIds)], { recPay })
    return rows.filter((row) => row.module === module).map(present)
  })

export async function mustFind(db: Read | Tx, id: string): Promise<repo.LineRow> {
  const row = await repo.find(db, id)
  if (!row) throw new AppError('record.notFound')
  return row
}
