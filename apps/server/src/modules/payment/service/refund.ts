import type { Read, Tx } from '@yuncang/db/handle'
import { round } from '@yuncang/shared/kernel/decimal'
import { fits } from '@yuncang/shared/nouns/bill/settlement'
import type { WriteOffParts } from '@yuncang/shared/nouns/payment/contract'
import { otherWay } from '@yuncang/shared/nouns/payment/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { mustFind } from './read.ts'
import { refuse } from './step.ts'

/** Money that came the other way, and how much of it is given back. */
type Returned = { of: repo.PaymentRow; amount: string }

/** A payment, and whose it is or becomes with its bills; undefined while nobody knows. */
type Payer = Pick<repo.PaymentRow, 'recPay' | 'currency'> & { customerId: string | undefined }

/**
 * The money that a payment gives back (docs/domain/payments.md#refunds). Throws for money that went the same way, of
 * another customer or currency, and for more than is open of it. Money of nobody goes back to one customer, too.
 */
export async function refundsFor(
  tx: Tx,
  ctx: Ctx,
  row: Payer,
  refunds: WriteOffParts['refunds'],
): Promise<Returned[]> {
  const found: Returned[] = []
  for (const { paymentId, amount: asked } of refunds) {
    const of = await mustFind(tx, paymentId)
    refuse(ctx, 'writeOff', of)
    const { paymentNo: no, currency, rest: left } = of
    if (found.some((each) => each.of.id === of.id))
      throw new AppError('payment.refundTwice', { params: { no } })
    if (of.recPay === row.recPay) throw new AppError('payment.refundSameWay', { params: { no } })
    const customerId = row.customerId ?? found[0]?.of.customerId ?? of.customerId
    if (of.customerId !== customerId)
      throw new AppError('payment.refundOtherCustomer', {
        params: { no, customer: of.customerName },
      })
    if (currency !== row.currency)
      throw new AppError('payment.refundOtherCurrency', {
        params: { no, currency, other: row.currency },
      })
    const amount = round(asked, 'money')
    if (!fits(amount, left))
      throw new AppError('payment.refundTooMuch', { params: { no, left, currency } })
    found.push({ of, amount })
  }
  return found
}

type Owner = { customerId: string; recPay: number; currency: string }

/** Open money of a customer that money of the other direction can give back, oldest first. */
export const refundable = (ctx: Ctx, { recPay, ...owner }: Owner): Promise<repo.PaymentRow[]> =>
  ctx.read((db: Read) => repo.openOf(db, { ...owner, recPay: otherWay(recPay) }))
