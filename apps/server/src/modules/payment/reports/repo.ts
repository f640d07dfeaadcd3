import type { Read } from '@yuncang/db/handle'
import { asc, eq, inArray, lte, sumOf } from '@yuncang/db/sql'
import { paymentStatuses, writeOffStatuses } from '@yuncang/shared/nouns/payment/rules'

const { open, partly } = paymentStatuses

type Account = { customerId: string; currency: string }

/** What money of a customer settles, each part with the money that it is of, by its day. */
export function accountWriteOffs(db: Read, { customerId, currency }: Account) {
  const { writeOff: t, payment } = db.t
  return db
    .pick(
      {
        billId: t.billId,
        billNo: t.billNo,
        amount: t.amount,
        isRefund: t.isRefund,
        paymentId: payment.id,
        paymentNo: payment.paymentNo,
        payDate: payment.payDate,
        source: payment.source,
      },
      t,
      eq(t.isDeleted, 0),
      eq(t.status, writeOffStatuses.standing),
      eq(payment.customerId, customerId),
      eq(payment.currency, currency),
    )
    .innerJoin(payment, eq(payment.id, t.paymentId))
    .orderBy(asc(payment.payDate), asc(payment.paymentNo), asc(t.billNo))
}

/** Money that came from a customer up to a day, as far as it settles nothing. */
export async function unsettled(
  db: Read,
  { customerId, currency, day }: Account & { day: string },
): Promise<string> {
  const t = db.t.payment
  const [row] = await db.pick(
    { rest: sumOf(t.rest, 'money') },
    t,
    eq(t.isDeleted, 0),
    eq(t.recPay, 1),
    eq(t.customerId, customerId),
    eq(t.currency, currency),
    inArray(t.status, [open, partly]),
    lte(t.payDate, day),
  )
  return row?.rest ?? '0'
}
