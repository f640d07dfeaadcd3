import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type { Author } from '../../../kernel/record/service.ts'
import { notify, settle } from '../../notice/service.ts'
import type { BillRow } from '../repo.ts'

const about = ({ id }: Pick<BillRow, 'id'>) => ({
  module: businessModules.bill,
  businessId: id,
  masterBillNo: '',
})

const beforeAudit = ['bill.toAudit', 'bill.rejected', 'bill.disputed'] as const

/** Whatever a bill waited for before its audit is done. */
export const settleAudit = (tx: Tx, author: Author, id: string): Promise<void> =>
  settle(tx, author, id, beforeAudit)

/** A bill is submitted: whoever audits bills is told. */
export async function tellToAudit(tx: Tx, author: Author, row: BillRow): Promise<void> {
  await settleAudit(tx, author, row.id)
  const params = { no: row.billNo, customer: row.customerName }
  await notify(tx, author, { audience: 'bill:audit', kind: 'bill.toAudit', params, ...about(row) })
}

/** An auditor rejected a bill: who submitted it is told why. */
export async function tellRejected(tx: Tx, author: Author, row: BillRow): Promise<void> {
  await settleAudit(tx, author, row.id)
  const { submitBy, billNo: no, reason } = row
  if (submitBy === null) return
  const to = { audience: 'bill:write', userId: submitBy } as const
  await notify(tx, author, { ...to, kind: 'bill.rejected', params: { no, reason }, ...about(row) })
}

/** A customer sent a bill back: all of billing is told why, since the bill is its customer's no more. */
export async function tellDisputed(tx: Tx, author: Author, row: BillRow): Promise<void> {
  const params = { no: row.billNo, customer: row.customerName, reason: row.reason }
  await notify(tx, author, { audience: 'bill:write', kind: 'bill.disputed', params, ...about(row) })
}

/** A customer has confirmed: whoever records invoices is told. */
export const tellToInvoice = (tx: Tx, author: Author, row: BillRow): Promise<string> =>
  notify(tx, author, {
    audience: 'invoice:write',
    kind: 'bill.toInvoice',
    params: { no: row.billNo },
    ...about(row),
  })

/** All of a bill is invoiced. */
export const settleToInvoice = (tx: Tx, author: Author, id: string): Promise<void> =>
  settle(tx, author, id, ['bill.toInvoice'])

/** Its day has passed, and something of it is not paid: whoever looks after payments is told. */
export const tellOverdue = (tx: Tx, author: Author, row: BillRow): Promise<string> => {
  const { billNo: no, customerName: customer, dueDate: date, outstanding: amount, currency } = row
  return notify(tx, author, {
    audience: 'payment:read',
    kind: 'bill.overdue',
    params: { no, customer, date, amount, currency },
    ...about(row),
  })
}

/** All of it is paid. */
export const settleOverdue = (tx: Tx, author: Author, id: string): Promise<void> =>
  settle(tx, author, id, ['bill.overdue'])

/** The bill is taken back: nobody invoices it or asks for its money. */
export const settleBoth = (tx: Tx, author: Author, id: string): Promise<void> =>
  settle(tx, author, id, ['bill.toInvoice', 'bill.overdue'])
