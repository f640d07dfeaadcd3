import type { Read, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, asc, eq, gt, inArray, lt } from '@yuncang/db/sql'
import { owed } from '@yuncang/shared/nouns/bill/rules'
import type { BillRow } from '../repo.ts'

/** Receivable, and something of it should have been paid before this day. */
const isOverdue = (t: Schema['bill'], day: string) =>
  and(
    eq(t.isDeleted, 0),
    eq(t.recPay, 1),
    inArray(t.status, [...owed]),
    gt(t.outstanding, '0'),
    lt(t.dueDate, day),
  )

/** The overdue bills of all tenants that are not locked, the earliest due first. */
export const allOverdue = (db: Read | SystemTx, day: string) => {
  const { bill, tenant } = db.t
  return db
    .pick(
      { id: bill.id, tenantNode: bill.tenantNode },
      bill,
      isOverdue(bill, day),
      eq(tenant.isLock, 0),
    )
    .innerJoin(tenant, eq(tenant.dataNode, bill.tenantNode))
    .orderBy(asc(bill.dueDate), asc(bill.id))
}

/** The bill, if it is overdue still. */
export async function findOverdue(tx: Tx, id: string, day: string): Promise<BillRow | undefined> {
  const { bill } = tx.t
  const [row] = await tx.select(bill, eq(bill.id, id), isOverdue(bill, day))
  return row
}
