import type { Read } from '@yuncang/db/handle'
import { isNegative, negate } from '@yuncang/shared/kernel/decimal'
import { otherWay } from '@yuncang/shared/nouns/payment/rules'
import { payableBills, type BillRow } from '../../bill/service/settle.ts'

/** A bill with its amounts as the money has them; `isRefund` where that gives back what a credit note says. */
export type Settleable = BillRow & { isRefund: 0 | 1 }

type Owner = { recPay: number; currency?: string; customerId?: string }

/**
 * What money of a direction can settle, earliest due first: the bills of its side, credit notes among them below 0, and
 * the credit notes of the other side, which it pays out.
 */
export async function settleable(db: Read, owner: Owner): Promise<Settleable[]> {
  const own = await payableBills(db, owner)
  const others = await payableBills(db, { ...owner, recPay: otherWay(owner.recPay) })
  return [
    ...own.map((bill) => ({ ...bill, isRefund: 0 as const })),
    ...others
      .filter(({ outstanding }) => isNegative(outstanding))
      .map((bill) => ({
        ...bill,
        payable: negate(bill.payable),
        outstanding: negate(bill.outstanding),
        isRefund: 1 as const,
      })),
  ].toSorted((a, b) => (`${a.dueDate} ${a.billNo}` < `${b.dueDate} ${b.billNo}` ? -1 : 1))
}
