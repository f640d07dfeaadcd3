import type { Read, Tx } from '@yuncang/db/handle'
import { compare, isZero, round } from '@yuncang/shared/kernel/decimal'
import type { BillAction } from '@yuncang/shared/nouns/bill/rules'
import { billStatuses, standing } from '@yuncang/shared/nouns/bill/rules'
import { counted, settledStatus, uninvoicedOf } from '@yuncang/shared/nouns/bill/settlement'
import { feeLineStatuses } from '@yuncang/shared/nouns/fee-line/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { markLines } from '../../fee-line/service/billing.ts'
import * as repo from '../repo.ts'
import { settleOverdue, settleToInvoice } from './notify.ts'
import { mustSee } from './read.ts'
import { refuse, save } from './step.ts'

/*
 * What invoices and payments do to a bill (docs/domain/bills.md#invoices-and-payments): they count on it, and its status
 * and that of its lines follow. Nobody else changes `invoiced` and `paid`.
 */

export type { BillRow } from '../repo.ts'
export { invoiceableBills, payableBills } from '../repo.ts'

/** Those of the bills with these numbers that there are, in whatever state. */
export const billsNumbered = (db: Read, billNos: readonly string[]): Promise<repo.BillRow[]> =>
  repo.withValues(db, 'billNo', billNos)

/** The bills of an invoice or a payment, in one order, so that two of them never wait for each other. */
export async function billsFor(
  tx: Tx,
  ctx: Ctx,
  action: Extract<BillAction, 'invoice' | 'writeOff'>,
  ids: readonly string[],
): Promise<repo.BillRow[]> {
  const bills: repo.BillRow[] = []
  for (const id of [...ids].sort()) {
    const bill = await mustSee(tx, ctx, id)
    refuse(ctx, action, bill)
    if (bills.at(-1)?.id === id)
      throw new AppError('bill.chosenTwice', { params: { no: bill.billNo } })
    bills.push(bill)
  }
  return bills
}

/** A bill that something is taken back of. */
export const billToUndo = (tx: Read | Tx, ctx: Ctx, id: string): Promise<repo.BillRow> =>
  mustSee(tx, ctx, id)

type Part = { invoiced?: string; paid?: string }

/**
 * Counts a part of an invoice or a payment on a bill, or takes one back that is turned round. Throws 409 when the bill
 * has changed since it was read.
 */
export async function settleBill(
  tx: Tx,
  ctx: Ctx,
  bill: repo.BillRow,
  { action, ...part }: Part & { action: string },
): Promise<repo.BillRow> {
  const { payable } = bill
  const invoiced = round(counted(payable, bill.invoiced, part.invoiced ?? '0'), 'money')
  const paid = round(counted(payable, bill.paid, part.paid ?? '0'), 'money')
  return saveSettled(tx, ctx, bill, { action, changes: { invoiced, paid } })
}

/** Saves a bill whose amounts have changed; once it is confirmed its status follows them, and that of its lines. */
export async function saveSettled(
  tx: Tx,
  ctx: Ctx,
  bill: repo.BillRow,
  { action, changes }: { action: string; changes: Partial<repo.BillRow> },
): Promise<repo.BillRow> {
  const isConfirmed = bill.status !== billStatuses.audited
  const status = isConfirmed ? settledStatus({ ...bill, ...changes }) : bill.status
  const after = await save(tx, ctx, bill, { action, changes: { ...changes, status } })
  await markLines(tx, ctx, bill, { from: lineStatusOf(bill.status), to: lineStatusOf(status) })
  if (isZero(uninvoicedOf(after))) await settleToInvoice(tx, ctx, bill.id)
  if (isZero(after.outstanding)) await settleOverdue(tx, ctx, bill.id)
  return after
}

/** The fees of a bill stand where it does. */
const lineStatusOf = (status: number): number => {
  if (status === billStatuses.paid) return feeLineStatuses.writtenOff
  const { invoiced, partlyPaid } = billStatuses
  return status === invoiced || status === partlyPaid
    ? feeLineStatuses.invoiced
    : feeLineStatuses.billed
}

/** Sums that invoices or payments have of bills, against what the bills say; an empty list is what there should be. */
export async function breachesOfSettlement(
  db: Read,
  name: 'invoiced' | 'paid',
  sums: ReadonlyMap<string, string>,
): Promise<{ bill: string; detail: string }[]> {
  const bills = await repo.all(db)
  return bills.flatMap((bill) => {
    const told = counted(bill.payable, '0', sums.get(bill.id) ?? '0')
    if (compare(told, bill[name]) !== 0)
      return [{ bill: bill.billNo, detail: `${name} is ${bill[name]}, its parts say ${told}` }]
    const isStanding = standing.includes(bill.status)
    return isStanding || compare(told, '0') === 0
      ? []
      : [{ bill: bill.billNo, detail: `${name} ${told} in status ${bill.status}` }]
  })
}
