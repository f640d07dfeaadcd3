import type { Read, Tx } from '@yuncang/db/handle'
import type {
  CostFeeQuery,
  CostList,
  CostListQuery,
} from '@yuncang/shared/nouns/cost-list/contract'
import type { TariffLine } from '@yuncang/shared/nouns/tariff/contract'
import { overridesIn } from '@yuncang/shared/nouns/tariff/billing-rule-contract'
import { withRules } from '@yuncang/shared/nouns/tariff/billing-rules'
import { ratedLine } from '@yuncang/shared/nouns/tariff/detail-of'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { choicesOf, mustFindCustomer } from '../../customer/service/read.ts'
import { linesOfQuotation } from '../../quotation/service/read.ts'
import { feePage as feePageOf, linesOfSheet, presentLine, takenOver } from '../../tariff/service.ts'
import * as repo from '../repo.ts'

/** A list as it leaves the server. */
export const present = (row: repo.CostListRow) => ({
  ...row,
  rules: row.jfgz,
  jfgz: overridesIn(row.jfgz),
})
export type CostListHead = ReturnType<typeof present>

export const page = (ctx: Ctx, query: CostListQuery) =>
  ctx.read(async (db) => {
    const found = await repo.page(db, query)
    return { ...found, records: found.records.map(present) }
  })

export const get = (ctx: Ctx, input: { id: string }) =>
  ctx.read(async (db) => withItems(db, await mustFind(db, input.id)))

export const itemsOfQuotation = (ctx: Ctx, input: { bjdId: string }) =>
  ctx.read((db) => linesOfQuotation(db, input.bjdId))

export const linesOfCostList = (ctx: Ctx, input: { costListId: string }) =>
  ctx.read(async (db) => linesOfSheet(db, (await mustFind(db, input.costListId)).id))

export const ofCustomer = (ctx: Ctx, input: { id: string }) =>
  ctx.read(async (db) => {
    const customer = await mustFindCustomer(db, input.id)
    return (await repo.ofCustomer(db, customer.id)).map(present)
  })

export async function feePage(ctx: Ctx, query: CostFeeQuery) {
  const found = await ctx.read((db) => feePageOf(db, query))
  const records = found.records.map((row) => ({ ...presentLine(row), costListId: row.sheetId }))
  return { ...found, records }
}

export const customersOf = (ctx: Ctx, input: { id: string }) =>
  ctx.read(async (db) => choicesOf(db, (await mustFind(db, input.id)).customerIds))

export async function mustFind(db: Read | Tx, id: string): Promise<repo.CostListRow> {
  const row = await repo.find(db, id)
  if (!row) throw new AppError('record.notFound')
  return row
}

export const withItems = async (db: Read | Tx, row: repo.CostListRow): Promise<CostList> => ({
  ...present(row),
  items: await linesOfSheet(db, row.id),
})

/** The lines of an enabled cost list for a new quotation, under the list's own rules. */
export async function offeredLines(tx: Tx, costListId: string): Promise<TariffLine[]> {
  const row = await mustFind(tx, costListId)
  if (!row.status) throw new AppError('costList.notEnabled', { params: { name: row.name } })
  const lines = await linesOfSheet(tx, row.id)
  return takenOver(lines.map((line) => withRules(ratedLine(line), row.jfgz)))
}
