import type { Read, Tx } from '@yuncang/db/handle'
import { isZero, subtract, sum } from '@yuncang/shared/kernel/decimal'
import { uninvoicedOf } from '@yuncang/shared/nouns/bill/settlement'
import type { InvoiceFilters, InvoiceQuery } from '@yuncang/shared/nouns/invoice/contract'
import type { Invoiceable } from '@yuncang/shared/nouns/invoice/record'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { invoiceableBills, type BillRow } from '../../bill/service/settle.ts'
import * as repo from '../repo.ts'

export const page = (ctx: Ctx, query: InvoiceQuery) => ctx.read((db) => repo.page(db, query))

export const totals = (ctx: Ctx, query: InvoiceFilters) => ctx.read((db) => repo.totals(db, query))

export const get = (ctx: Ctx, { id }: { id: string }) =>
  ctx.read(async (db) => detailOf(db, await mustFind(db, id)))

/** The invoices over a bill, oldest first. */
export const ofBill = (ctx: Ctx, { billId }: { billId: string }) =>
  ctx.read(async (db) => {
    const parts = await repo.partsOfBills(db, [billId])
    const ids = [...new Set(parts.map(({ invoiceId }) => invoiceId))]
    const invoices = new Map((await repo.withValues(db, 'id', ids)).map((row) => [row.id, row]))
    return parts.flatMap((part) => {
      const row = invoices.get(part.invoiceId)
      return row ? [{ ...row, part }] : []
    })
  })

export const invoiceable = (
  ctx: Ctx,
  owner: { customerId: string; recPay: number },
): Promise<Invoiceable[]> =>
  ctx.read(async (db) => {
    const bills = await invoiceableBills(db, owner)
    const left = await leftOf(db, bills)
    return bills.map((bill) => {
      const { billNo, period, currency, payable } = bill
      return { billId: bill.id, billNo, period, currency, payable, ...left(bill) }
    })
  })

/** What of each of these bills is on no invoice yet, and the tax in it. */
export async function leftOf(
  db: Read | Tx,
  bills: readonly BillRow[],
): Promise<(bill: BillRow) => { amount: string; tax: string }> {
  const ids = bills.map(({ id }) => id)
  const byBill = Map.groupBy(await repo.partsOfBills(db, ids), ({ billId }) => billId)
  return (bill) => {
    const amount = uninvoicedOf(bill)
    const taken = sum((byBill.get(bill.id) ?? []).map(({ tax }) => tax))
    // With all of its amount all of a bill's tax is invoiced, however the lines of invoices were rounded.
    return { amount, tax: isZero(amount) ? '0' : subtract(bill.taxTotal, taken) }
  }
}

export async function mustFind(db: Read | Tx, id: string): Promise<repo.InvoiceRow> {
  const row = await repo.find(db, id)
  if (!row) throw new AppError('record.notFound')
  return row
}

/** With the bills that it is for, and the other one of an invoice and its red one. */
export async function detailOf(db: Read | Tx, row: repo.InvoiceRow) {
  const other =
    row.redOfId === null ? await repo.redOf(db, row.id) : await repo.find(db, row.redOfId)
  return {
    ...row,
    parts: await repo.partsOf(db, row.id),
    counterpart: other ? { id: other.id, invoiceNo: other.invoiceNo } : null,
  }
}
