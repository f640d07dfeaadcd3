import { failureIn } from '@yuncang/shared/kept-failure'
import type { ExchangeQuery } from '@yuncang/shared/nouns/finance-exchange/contract'
import type { FinanceExchange } from '@yuncang/shared/nouns/finance-exchange/record'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

export const page = async (ctx: Ctx, query: ExchangeQuery) => {
  const { records, ...found } = await ctx.read((db) => repo.page(db, query))
  return { ...found, records: records.map((row) => asRecord(ctx, row)) }
}

/** What the finance platform was told of a bill. */
export const ofBill = async (ctx: Ctx, { billId }: { billId: string }) => {
  const rows = await ctx.read((db) => repo.ofBill(db, billId))
  return rows.map((row) => asRecord(ctx, row))
}

/** As its reader is told. */
export const asRecord = (
  { call }: Ctx,
  { failure, ...row }: repo.ExchangeRow,
): FinanceExchange => ({
  ...row,
  failure: failure && failureIn(call.locale, failure),
})
