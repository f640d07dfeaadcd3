import type {
  InventoryQuery,
  Lot,
  LotLedgerRow,
  LotTotals,
  SummaryQuery,
} from '@yuncang/shared/nouns/inventory/contract'
import { daysBetween, today } from '@yuncang/shared/kernel/calendar'
import { fromScaled, isZero } from '@yuncang/shared/kernel/decimal'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import type { Asked } from '../../../kernel/export/service/rows.ts'
import { namesOfDoers } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import * as views from '../views/repo.ts'
import { availableIn } from './reserve.ts'

/** A lot as it leaves the server: with what is available of it, and how long it has lain. */
export const present = (row: repo.LotRow, now: string): Lot => {
  const { qty, pieces, pallets } = availableIn(row)
  return {
    ...row,
    availableQty: qty,
    availablePieces: pieces,
    availablePallets: pallets,
    ageDays: isZero(row.onHandQty) ? null : daysBetween(row.ageDate, today(now)) + 1,
  }
}

/** Without `withStock: 0`, which asks for nothing. */
export const filtersOf = <Q extends { withStock?: 0 | 1 | undefined }>(query: Q): Q => ({
  ...query,
  withStock: query.withStock || undefined,
})

export const page = (ctx: Ctx, query: InventoryQuery) =>
  ctx.read(async (db) => {
    const asked = filtersOf(query)
    const [found, sums] = await Promise.all([views.page(db, asked), views.totals(db, asked)])
    const now = ctx.now()
    const records = found.records.map((row) => present(row, now))
    return { ...found, records, totals: presentSums(sums) }
  })

export const get = (ctx: Ctx, { id }: { id: string }): Promise<Lot> =>
  ctx.read(async (db) => {
    const row = await repo.lots.find(db, id)
    if (!row) throw new AppError('record.notFound')
    return present(row, ctx.now())
  })

/** The history of a lot, as it was posted and by whom; 404 for a lot of somebody else. */
export const ledger = (ctx: Ctx, { id }: { id: string }): Promise<LotLedgerRow[]> =>
  ctx.read(async (db) => {
    if (!(await repo.lots.find(db, id))) throw new AppError('record.notFound')
    const rows = await repo.ledgerOf(db, [id])
    const names = await namesOfDoers(
      db,
      rows.map(({ refId }) => refId),
    )
    return rows.map((row) => ({ ...row, poster: names.get(row.postBy) ?? '' }))
  })

export const summary = (ctx: Ctx, query: SummaryQuery) =>
  ctx.read(async (db) => {
    const { by, ...filters } = query
    const asked = filtersOf(filters)
    const [found, sums] = await Promise.all([
      views.summary(db, by, asked, summaryOrderOf(query)),
      views.totals(db, asked),
    ])
    const { size, current } = query
    return {
      records: found.records.map(presentGroup),
      total: found.total,
      size,
      current,
      pages: Math.ceil(found.total / size),
      totals: presentSums(sums),
    }
  })

function summaryOrderOf({ ascs, descs }: Pick<SummaryQuery, 'ascs' | 'descs'>): views.SummaryOrder {
  const column = ascs?.[0] ?? descs?.[0] ?? 'label'
  return { column, isDown: !ascs?.length && Boolean(descs?.length) }
}

/** More owners, bills and locations than a warehouse has: every sum at once. */
const groupsAtMost = 1_000_000

/** Every sum that the filters find, in the order of the list. */
export const everySum = (ctx: Ctx, { by, ...filters }: Asked<SummaryQuery>) =>
  ctx.read(async (db) => {
    const all = { ...filtersOf(filters), current: 1, size: groupsAtMost }
    const { records } = await views.summary(db, by, all, summaryOrderOf(filters))
    return records.map(presentGroup)
  })

type Group = Awaited<ReturnType<typeof views.summary>>['records'][number]

const presentGroup = ({ key, label, customers, bills, customerName, ...each }: Group) => ({
  ...presentSums(each),
  key,
  label,
  customers,
  bills,
  hqCustomerName: customers === 1 ? customerName : null,
})

/** Stored integers as decimals; quantities of several units do not add up. */
function presentSums(sums: views.Sums): LotTotals {
  const { firstUnit, lastUnit, qty, reserved } = sums
  const isOne = firstUnit === lastUnit
  const quantity = (scaled: number) => (isOne ? fromScaled(scaled, 'qty') : null)
  return {
    lots: sums.lots,
    unit: isOne ? firstUnit : null,
    onHandQty: quantity(qty),
    reservedQty: quantity(reserved),
    availableQty: quantity(qty - reserved),
    onHandPieces: sums.pieces,
    onHandPallets: sums.pallets,
    onHandNet: fromScaled(sums.net, 'kg'),
    onHandGross: fromScaled(sums.gross, 'kg'),
    onHandVolume: fromScaled(sums.volume, 'm3'),
  }
}
