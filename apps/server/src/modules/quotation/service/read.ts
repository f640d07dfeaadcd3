import type { Read, Tx } from '@yuncang/db/handle'
import type {
  Quotation,
  QuotationHead,
  QuotationQuery,
  QuotationTier,
} from '@yuncang/shared/nouns/quotation/contract'
import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { isStoppedOn } from '@yuncang/shared/nouns/tariff/stops'
import { today } from '@yuncang/shared/kernel/calendar'
import { inForceOnce } from '@yuncang/shared/nouns/contract/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { linesOf, linesOfSheet } from '../../tariff/service.ts'
import * as repo from '../repo.ts'

export type { QuotationRow } from '../repo.ts'

export const present = (row: repo.QuotationRow): QuotationHead => ({ ...row, bjdId: row.id })

export const withLines = async (db: Read | Tx, row: repo.QuotationRow): Promise<Quotation> => ({
  ...present(row),
  details: await linesOfSheet(db, row.id),
})

export async function page(ctx: Ctx, query: QuotationQuery) {
  const found = await ctx.read((db) => repo.page(db, query))
  return { ...found, records: found.records.map(present) }
}

export const get = (ctx: Ctx, input: { id: string }) =>
  ctx.read(async (db) => withLines(db, await mustFind(db, input.id)))

export const status = (ctx: Ctx, input: { id: string }) =>
  ctx.read(async (db) => present(await mustFind(db, input.id)))

export const byContract = (ctx: Ctx, input: { contractId: string }) =>
  ctx.read(async (db) => (await repo.ofContract(db, input.contractId)).map(present))

export const byCostLists = (ctx: Ctx, input: { costListIds: string[] }) =>
  ctx.read(async (db) => (await repo.ofCostLists(db, input.costListIds)).map(present))

export const usable = (ctx: Ctx, input: { customerId?: string | undefined }) =>
  ctx.read(async (db) => (await usableToday(db, ctx, input.customerId)).map(present))

/** Tiers of all prices that hold today. */
export const allTiers = (ctx: Ctx) => ctx.read((db) => tiersToday(db, ctx, undefined))

export const tiersOfCustomer = (ctx: Ctx, input: { customerId: string }) =>
  ctx.read((db) => tiersToday(db, ctx, input.customerId))

async function tiersToday(
  db: Read,
  ctx: Ctx,
  customerId: string | undefined,
): Promise<QuotationTier[]> {
  const quotations = await usableToday(db, ctx, customerId)
  const lines = await linesOf(
    db,
    quotations.map((row) => row.id),
  )
  const day = today(ctx.now())
  return [...lines].flatMap(([bjdId, details]) =>
    details.flatMap((line) => (isStoppedOn(line, day) ? [] : tiersOfLine(bjdId, line))),
  )
}

const tiersOfLine = (bjdId: string, { tiers, ...line }: TariffRecord): QuotationTier[] =>
  tiers.map((tier, index) => ({ ...line, ...tier, bjdId, rowNo: index + 1 }))

/** Of each quotation the newest version that holds today. */
async function usableToday(db: Read, ctx: Ctx, customerId: string | undefined) {
  const day = today(ctx.now())
  const rows = await repo.usable(db, { day, customerId, contractStatuses: inForceOnce })
  return rows.filter((row, index) => row.bjdNo !== rows[index - 1]?.bjdNo)
}

/** The versions of a contract's quotation, newest first. */
export const versionsOf = (db: Read | Tx, contractId: string): Promise<repo.QuotationRow[]> =>
  repo.ofContract(db, contractId)

/** The customers who have quotations that name one of these cost lists. */
export const customersOfLists = async (db: Read, ids: readonly string[]): Promise<string[]> => [
  ...new Set((await repo.ofCostLists(db, ids)).map(({ customerId }) => customerId)),
]

/** The newest version of a contract's quotation, whatever its state. */
export const currentOf = async (db: Read | Tx, contractId: string) =>
  (await repo.ofContract(db, contractId))[0]

export const linesOfQuotation = async (db: Read, id: string): Promise<TariffRecord[]> =>
  linesOfSheet(db, (await mustFind(db, id)).id)

export async function mustFind(db: Read | Tx, id: string): Promise<repo.QuotationRow> {
  const row = await repo.find(db, id)
  if (!row) throw new AppError('record.notFound')
  return row
}
