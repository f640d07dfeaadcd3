import type { Read } from '@yuncang/db/handle'
import { add, compare, subtract } from '@yuncang/shared/kernel/decimal'
import { ofMoney } from '@yuncang/shared/nouns/payment/rules'
import { breachesOfSettlement } from '../../bill/service/settle.ts'
import * as repo from '../repo.ts'

/**
 * What bills say is paid is the sum of their write-offs, and a payment settles and gives back no more than it is
 * (invariant 8); an empty list is what there should be.
 */
export async function breachesOfPayments(db: Read): Promise<{ bill: string; detail: string }[]> {
  const ofBills = new Map<string, string>()
  const ofPayments = new Map<string, string>()
  const count = (paymentId: string, amount: string) =>
    ofPayments.set(paymentId, add(ofPayments.get(paymentId) ?? '0', amount))
  for (const each of await repo.standingWriteOffs(db)) {
    ofBills.set(each.billId, add(ofBills.get(each.billId) ?? '0', each.amount))
    count(each.paymentId, ofMoney(each))
  }
  for (const { paymentId, ofId, amount } of await repo.standingRefunds(db)) {
    count(paymentId, amount)
    count(ofId, amount)
  }
  const payments = await repo.all(db)
  const wrong = payments.flatMap(({ id, paymentNo, amount, writtenOff, rest }) => {
    const used = ofPayments.get(id) ?? '0'
    const isRight =
      compare(writtenOff, used) === 0 &&
      compare(rest, subtract(amount, used)) === 0 &&
      compare(used, '0') >= 0 &&
      compare(used, amount) <= 0
    return isRight ? [] : [{ bill: paymentNo, detail: `${writtenOff} of ${amount}, used ${used}` }]
  })
  return [...wrong, ...(await breachesOfSettlement(db, 'paid', ofBills))]
}
