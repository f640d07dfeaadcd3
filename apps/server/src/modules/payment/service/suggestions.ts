import { missReasonOf, numbersIn } from '@yuncang/shared/nouns/payment/missed'
import type { MissedBill } from '@yuncang/shared/nouns/payment/record'
import { suggest } from '@yuncang/shared/nouns/payment/suggest'
import type { Ctx } from '../../../trpc/context.ts'
import { billsNumbered, type BillRow } from '../../bill/service/settle.ts'
import * as repo from '../repo.ts'
import { mustFind } from './read.ts'
import { settleable, type Settleable } from './settleable.ts'

/** So many are looked through by one person at a time. */
const atMost = 100

/**
 * Open money, or one payment, with the bills that it most likely settles, and why not those that its remark names
 * (docs/domain/payments.md#suggestions). A bill is suggested once: what one payment would take is not offered to the
 * next.
 */
export const suggestions = (ctx: Ctx, { id, recPay }: { id?: string; recPay?: number }) =>
  ctx.read(async (db) => {
    const payments =
      id === undefined
        ? await repo.openPayments(db, { recPay, limit: atMost })
        : [await mustFind(db, id)]
    const bills = new Map<number, Settleable[]>()
    for (const side of new Set(payments.map((each) => each.recPay)))
      bills.set(side, await settleable(db, { recPay: side }))
    const numbers = new Set(payments.flatMap(({ remark }) => numbersIn(remark)))
    const named = await billsNumbered(db, [...numbers])
    const taken = new Set<string>()
    return payments.map((payment) => {
      const free = bills.get(payment.recPay)?.filter((bill) => !taken.has(bill.id)) ?? []
      const { reasons = [], parts = [] } = suggest(payment, free) ?? {}
      const isByNumber = reasons.includes('billNo')
      const missed = missedOf(payment, named, { taken, isByNumber })
      for (const { bill } of parts) taken.add(bill.id)
      return { payment, reasons, parts, missed }
    })
  })

type Found = { taken: ReadonlySet<string>; isByNumber: boolean }

function missedOf(
  payment: repo.PaymentRow,
  bills: readonly BillRow[],
  { taken, isByNumber }: Found,
): MissedBill[] {
  const numbers = new Set(numbersIn(payment.remark))
  return bills
    .filter(({ billNo }) => numbers.has(billNo))
    .flatMap((bill) => {
      const own = missReasonOf(payment, bill, taken.has(bill.id))
      // Nothing is against any of them but the others.
      const why = own ?? (isByNumber ? undefined : 'severalCustomers')
      const { billNo, customerName, currency, status } = bill
      return why ? [{ billNo, customerName, currency, status, why }] : []
    })
}
