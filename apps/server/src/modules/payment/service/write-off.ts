import { only } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import { isNegative, negate, round, sum } from '@yuncang/shared/kernel/decimal'
import { fits } from '@yuncang/shared/nouns/bill/settlement'
import type { WriteOffParts } from '@yuncang/shared/nouns/payment/contract'
import { isOffset, usedAfter, writeOffStatuses } from '@yuncang/shared/nouns/payment/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { assertFitsCurrency } from '../../../platform/currency.ts'
import { billsFor, settleBill, type BillRow } from '../../bill/service/settle.ts'
import * as repo from '../repo.ts'
import { detailOf } from './read.ts'
import { refundsFor } from './refund.ts'
import { forAction, saveAll } from './step.ts'

/** Settles bills with what is open of a payment, or gives other money back (docs/domain/payments.md#write-offs). */
export const writeOff = (ctx: Ctx, { parts, refunds, ...held }: WriteOffParts) =>
  ctx.transaction(async (tx) => {
    if (parts.length + refunds.length === 0) throw new AppError('payment.noParts')
    const row = await forAction(tx, ctx, 'writeOff', held)
    return detailOf(tx, await settle(tx, ctx, row, { parts, refunds }))
  })

type Asked = Pick<WriteOffParts, 'parts' | 'refunds'>

/**
 * A step: the payment with what it settles and gives back. Throws 409 for more than is open of it, or than a bill has
 * outstanding.
 */
export async function settle(
  tx: Tx,
  ctx: Ctx,
  row: repo.PaymentRow,
  { parts, refunds }: Asked,
): Promise<repo.PaymentRow> {
  assertFitsCurrency(
    row.currency,
    [...parts, ...refunds].map(({ amount }) => amount),
  )
  const ids = parts.map(({ billId }) => billId)
  const bills = await billsFor(tx, ctx, 'writeOff', ids)
  const pairs = pairsOf(row, parts, bills)
  const customerId = row.customerId || pairs[0]?.bill.customerId
  const returned = await refundsFor(tx, ctx, { ...row, customerId }, refunds)
  const used = [...pairs, ...returned].map(({ amount }) => amount)
  const asked = round(sum(used), 'money')
  if (!isOffset(row) && !fits(asked, row.rest)) {
    const { paymentNo: no, rest: left, currency } = row
    throw new AppError('payment.beyondRest', { params: { no, left, currency, asked } })
  }
  const owner = row.customerId === '' ? ownerOf(pairs[0]?.bill ?? returned[0]!.of) : {} // asked for one
  const after = await saveAll(tx, ctx, row, [
    { row, action: 'writeOff', changes: { ...usedAfter(row, asked), ...owner } },
    ...returned.map(({ of, amount }) => ({
      row: of,
      action: 'refund',
      changes: usedAfter(of, amount),
    })),
  ])
  const now = ctx.now()
  const who = { createBy: ctx.user.id, createTime: now, updateBy: ctx.user.id, updateTime: now }
  const life = { status: writeOffStatuses.standing, reason: '', ...who }
  await repo.writeOffs.insert(
    tx,
    pairs.map(({ bill, amount, isRefund }) => ({
      id: ctx.newId(),
      paymentId: row.id,
      billId: bill.id,
      billNo: bill.billNo,
      period: bill.period,
      currency: bill.currency,
      amount: isRefund === 1 ? negate(amount) : amount,
      isRefund,
      ...life,
    })),
  )
  await repo.refunds.insert(
    tx,
    returned.map(({ of, amount }) => ({
      id: ctx.newId(),
      paymentId: row.id,
      ofId: of.id,
      currency: row.currency,
      amount,
      ...life,
    })),
  )
  for (const { bill, amount, isRefund } of pairs)
    await settleBill(tx, ctx, bill, {
      action: 'writeOff',
      paid: isRefund === 1 ? negate(amount) : amount,
    })
  return after
}

type Owned = { customerId: string; customerName: string }

const ownerOf = ({ customerId, customerName }: Owned): Owned => ({ customerId, customerName })

/** A bill with what of the money is for it. */
type Pair = { bill: BillRow; amount: string; isRefund: 0 | 1 }

/**
 * Each bill with its part. Throws for a bill of another customer, side or currency, and for more than it has. Money of
 * the other direction gives back what a credit note says.
 */
function pairsOf(row: repo.PaymentRow, parts: Asked['parts'], bills: readonly BillRow[]): Pair[] {
  const customerId = row.customerId || bills[0]?.customerId
  return bills.map((bill) => {
    const { billNo: no, currency: billCurrency, customerName: customer } = bill
    const { currency } = row
    const isRefund = bill.recPay === row.recPay ? 0 : 1
    if (isRefund === 1 && isOffset(row))
      throw new AppError('payment.offsetOtherSide', { params: { no } })
    if (isRefund === 1 && !isNegative(bill.outstanding))
      throw new AppError('payment.otherSide', { params: { no } })
    if (bill.customerId !== customerId)
      throw new AppError('payment.otherCustomer', { params: { no, customer } })
    if (billCurrency !== currency)
      throw new AppError('payment.otherCurrency', { params: { no, billCurrency, currency } })
    const amount = round(only(parts.filter(({ billId }) => billId === bill.id)).amount, 'money')
    const left = isRefund === 1 ? negate(bill.outstanding) : bill.outstanding
    if (!fits(amount, left))
      throw new AppError('payment.tooMuch', {
        params: { no, left: round(left, 'money'), currency },
      })
    return { bill, amount, isRefund }
  })
}
