import type { Read, Tx } from '@yuncang/db/handle'
import type { PaymentFilters, PaymentQuery } from '@yuncang/shared/nouns/payment/contract'
import type { Refund } from '@yuncang/shared/nouns/payment/record'
import { AppError } from '@yuncang/shared/errors'
import { getFrom } from '@yuncang/shared/kernel/expected'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { settleable } from './settleable.ts'

/** A flag that is off asks for nothing. */
export const asked = <F extends PaymentFilters>(filters: F): F => ({
  ...filters,
  isOpen: filters.isOpen === 1 ? 1 : undefined,
})

export const page = (ctx: Ctx, query: PaymentQuery) => ctx.read((db) => repo.page(db, asked(query)))

export const totals = (ctx: Ctx, query: PaymentFilters) =>
  ctx.read((db) => repo.totals(db, asked(query)))

export const get = (ctx: Ctx, { id }: { id: string }) =>
  ctx.read(async (db) => detailOf(db, await mustFind(db, id)))

/** What was paid of a bill, each with the money that it is of. */
export const ofBill = (ctx: Ctx, { billId }: { billId: string }) =>
  ctx.read(async (db) => {
    const rows = await repo.writeOffsOfBill(db, billId)
    const ids = [...new Set(rows.map(({ paymentId }) => paymentId))]
    const payments = new Map((await repo.withValues(db, 'id', ids)).map((row) => [row.id, row]))
    return rows
      .filter(({ paymentId }) => payments.has(paymentId))
      .map((row) => {
        const { paymentNo, payDate, payerName, reference, source } = getFrom(
          payments,
          row.paymentId,
        )
        return { ...row, paymentNo, payDate, payerName, reference, source }
      })
  })

export const payable = (
  ctx: Ctx,
  owner: { customerId: string; recPay: number; currency: string },
) => ctx.read((db) => settleable(db, owner))

export async function mustFind(db: Read | Tx, id: string): Promise<repo.PaymentRow> {
  const row = await repo.find(db, id)
  if (!row) throw new AppError('record.notFound')
  return row
}

/** With what it settles and has settled, and what it gives back or was given back of it. */
export const detailOf = async (db: Read | Tx, row: repo.PaymentRow) => ({
  ...row,
  writeOffs: await repo.writeOffsOf(db, row.id),
  refunds: await refundsOf(db, row.id),
})

async function refundsOf(db: Read | Tx, id: string): Promise<Refund[]> {
  const rows = (await repo.refundsOf(db, id)).map((row) => ({
    ...row,
    otherId: row.paymentId === id ? row.ofId : row.paymentId,
  }))
  const ids = [...new Set(rows.map(({ otherId }) => otherId))]
  const others = new Map((await repo.withValues(db, 'id', ids)).map((row) => [row.id, row]))
  return rows
    .filter(({ otherId }) => others.has(otherId))
    .map((row) => {
      const { paymentNo: otherNo, payDate: otherDate } = getFrom(others, row.otherId)
      return { ...row, otherNo, otherDate }
    })
}
