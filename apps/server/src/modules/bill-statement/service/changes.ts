import type { Read } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/kernel/calendar'
import { negate } from '@yuncang/shared/kernel/decimal'
import { isCredit } from '@yuncang/shared/nouns/bill/rules'
import { isOffset } from '@yuncang/shared/nouns/payment/rules'
import { lastPasses } from '../../../kernel/record/service.ts'
import { accountBills, accountReductions } from '../../bill/service/reports.ts'
import { accountWriteOffs } from '../../payment/service/reports.ts'
import type { Change } from './account.ts'

type Of = { customerId: string; currency: string }
type Bill = Awaited<ReturnType<typeof accountBills>>[number]

const later = (a: string, b: string): string => (a < b ? b : a)

/** All that ever changed what a customer owes in one currency, as it stands now. */
export async function changesOf(db: Read, of: Of): Promise<Change[]> {
  const bills = await accountBills(db, of)
  const passes = await lastPasses(
    db,
    bills.map(({ id }) => id),
  )
  const known = new Map(
    bills.map((bill) => [bill.id, { bill, from: today(passes.get(bill.id) ?? bill.createTime) }]),
  )
  const reductions = await accountReductions(db, of)
  const writeOffs = await accountWriteOffs(db, of)
  return [
    ...[...known.values()].map(({ bill, from }) => ofBill(bill, from)),
    ...reductions.flatMap((row): Change[] => {
      const found = known.get(row.billId)
      if (!found) return []
      // Nothing changes a reduction any more once it was passed.
      const day = later(today(row.updateTime), found.from)
      const said = { kind: 'reduction', id: row.id, no: row.billNo, recordId: row.billId } as const
      return [{ ...about(found.bill), ...said, day, amount: row.amount }]
    }),
    ...writeOffs.flatMap((row): Change[] => {
      const found = known.get(row.billId)
      if (!found) return []
      const day = later(row.payDate, found.from)
      const kind = isOffset(row) ? 'offset' : row.isRefund === 1 ? 'refund' : 'payment'
      const id = `${row.paymentId} ${day}`
      const said = { kind, id, no: row.paymentNo, recordId: row.paymentId } as const
      return [{ ...about(found.bill), ...said, day, amount: negate(row.amount) }]
    }),
  ]
}

const about = ({ id: billId, billNo, period, dueDate }: Bill) => ({
  billId,
  billNo,
  period,
  dueDate,
})

const ofBill = (bill: Bill, day: string): Change => ({
  ...about(bill),
  kind: isCredit(bill) ? 'credit' : 'bill',
  id: bill.id,
  no: bill.billNo,
  recordId: bill.id,
  day,
  // What was taken off it since stands on a day of its own.
  amount: bill.amount,
})
