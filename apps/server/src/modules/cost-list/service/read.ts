import type { Read, Tx } from '@yuncang/db/handle'
import type { CostFeeQuery, CostList, CostListQuery } from '@yuncang/shared/contracts/cost-list'
import type { TariffLine } from '@yuncang/shared/contracts/tariff'
import { withRules } from '@yuncang/shared/domain/tariff'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { choicesOf, mustFindCustomer } from '../../customer/service/read.ts'
import { linesOfQuotation } from '../../quotation/service/read.ts'
import { feePage as feePageOf, linesOfSheet, presentLine, takenOver } from '../../tariff/service.ts'
import * as repo from '../repo.ts'

export const page = (ctx: Ctx, query: CostListQuery) => ctx.read((db) => repo.page(db, query))

export const itemsOfQuotation = (ctx: Ctx, input: { bjdId: string }) =>
  ctx.read((db) => linesOfQuotation(db, input.bjdId))

export const linesOfCostList = (ctx: Ctx, input: { costListId: string }) =>
  ctx.read(async (db) => linesOfSheet(db, (await mustFind(db, input.costListId)).id))

export const ofCustomer = (ctx: Ctx, input: { id: string }) =>
  ctx.read(async (db) => repo.ofCustomer(db, (await mustFindCustomer(db, input.id)).id))

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
  ...row,
  items: await linesOfSheet(db, row.id),
})

/** The lines of an enabled cost list for a new quotation, under the list's own rules. */
export async function offeredLines(tx: Tx, costListId: string): Promise<TariffLine[]> {
  const row = await mustFind(tx, costListId)
  if (!row.status) throw new AppError('costList.notEnabled', { params: { name: row.name } })
  const lines = takenOver(await linesOfSheet(tx, row.id))
  return lines.map((line) => withRules(line, row.jfgz))
}
