import type { Read, Tx } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/kernel/calendar'
import { draftBills } from '@yuncang/shared/nouns/bill/access'
import type {
  BillFilters,
  BillQuery,
  ReductionQuery,
  UnbilledQuery,
} from '@yuncang/shared/nouns/bill/contract'
import { reductionStatuses, standing } from '@yuncang/shared/nouns/bill/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { unbilledSums } from '../../fee-line/service/billing.ts'
import * as reductions from '../reductions/repo.ts'
import * as repo from '../repo.ts'

/** A customer sees what the warehouse company asks it to pay, not what is being worked on. */
export function asSeen<F extends BillFilters>(
  ctx: Ctx,
  { isOverdue, ...filters }: F,
): Omit<F, 'isOverdue'> & repo.SeenFilters {
  return {
    ...filters,
    ...flagsOf(filters),
    ...(isOverdue === 1 && { dueBefore: today(ctx.now()) }),
    ...(!ctx.can(draftBills) && { isStanding: 1, recPay: 1 as const }),
  }
}

/** A flag that is off asks for nothing. */
const flagsOf = ({ isUnpaid, isUninvoiced }: BillFilters) => ({
  isUnpaid: isUnpaid === 1 ? (1 as const) : undefined,
  isUninvoiced: isUninvoiced === 1 ? (1 as const) : undefined,
})

export const page = (ctx: Ctx, query: BillQuery) =>
  ctx.read((db) => repo.page(db, asSeen(ctx, query)))

export const totals = (ctx: Ctx, query: BillFilters) =>
  ctx.read((db) => repo.totals(db, asSeen(ctx, query)))

export const get = (ctx: Ctx, { id }: { id: string }) => ctx.read((db) => mustSee(db, ctx, id))

export const unbilled = (ctx: Ctx, query: UnbilledQuery) =>
  ctx.read((db) => unbilledSums(db, query))

export const reductionPage = (ctx: Ctx, query: ReductionQuery) =>
  ctx.read((db) =>
    reductions.page(db, {
      ...query,
      ...passedOnly(ctx),
      // A customer may be a supplier as well: what we owe is not shown to it.
      ...(!ctx.can(draftBills) && { isReceivable: 1 }),
    }),
  )

export const reductionsOfBill = (ctx: Ctx, { billId }: { billId: string }) =>
  ctx.read(async (db) => {
    const { status } = passedOnly(ctx)
    const all = await reductions.ofBill(db, (await mustSee(db, ctx, billId)).id)
    return all.filter((row) => status === undefined || row.status === status)
  })

const passedOnly = (ctx: Ctx): { status?: number } =>
  ctx.can(draftBills) ? {} : { status: reductionStatuses.passed }

export async function mustFind(db: Read | Tx, id: string): Promise<repo.BillRow> {
  const row = await repo.find(db, id)
  if (!row) throw new AppError('record.notFound')
  return row
}

/** A bill that this person is shown. */
export async function mustSee(db: Read | Tx, ctx: Ctx, id: string): Promise<repo.BillRow> {
  const row = await mustFind(db, id)
  const isShown = ctx.can(draftBills) || (standing.includes(row.status) && row.recPay === 1)
  if (!isShown) throw new AppError('record.notFound')
  return row
}
