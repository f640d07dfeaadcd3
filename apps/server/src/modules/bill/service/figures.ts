import type { Read } from '@yuncang/db/handle'
import { addDays } from '@yuncang/shared/kernel/calendar'
import type { TodoFigure } from '@yuncang/shared/nouns/dashboard/contract'
import { billStatuses } from '@yuncang/shared/nouns/bill/rules'
import * as repo from '../repo.ts'

type Figure = Omit<TodoFigure, 'key'>

const { draft, submitted, audited, confirmed, rejected } = billStatuses

/** A step: bills in a state, receivable and payable. */
const inState = (status: number) => (db: Read) => repo.total(db, { status })
export const billsToSubmit = inState(draft)
export const billsToAudit = inState(submitted)
export const billsRejected = inState(rejected)
/** Confirmed ones: what is invoiced in whole is one no more. */
export const billsToInvoice = inState(confirmed)

/** A step: audited receivable bills that were not sent to their customers. */
export const billsToSend = (db: Read) => repo.total(db, { status: audited, recPay: 1, isSent: 0 })

/** A step: receivable bills that wait for their customers; late are those whose day has passed all the same. */
export async function billsToConfirm(db: Read, day: string): Promise<Figure> {
  const waiting = { status: audited, recPay: 1 } as const
  const { records, total } = await repo.page(db, {
    ...waiting,
    current: 1,
    size: 1,
    ascs: ['dueDate'],
  })
  const late = await repo.total(db, { ...waiting, dueTo: addDays(day, -1) })
  return { count: total, due: records[0]?.dueDate ?? null, late }
}

/** A step: receivable bills that should be paid by now. */
export async function paymentsOverdue(db: Read, day: string): Promise<Figure> {
  const count = await repo.total(db, { recPay: 1, dueBefore: day })
  return { count, due: null, late: count }
}
