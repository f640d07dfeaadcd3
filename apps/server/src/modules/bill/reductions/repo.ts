import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, asc, contains, eq, inArray, pattern, sql } from '@yuncang/db/sql'
import { reductionStatuses } from '@yuncang/shared/nouns/bill/rules'
import { listing } from '../../../platform/listing.ts'
import { rowsIn } from '../../../platform/rows/repo.ts'

export type ReductionRow = Row<Schema['billReduction']>

export const { find, insert, change } = rowsIn('billReduction', (t) => t.billReduction)

export const { page } = listing({
  name: 'billReduction',
  table: (t) => t.billReduction,
  filters: {
    billNo: {
      where: (t) => contains(t.billNo, sql.placeholder('billNo')),
      value: pattern.contains,
    },
    customerId: { where: (t) => eq(t.customerId, sql.placeholder('customerId')) },
    period: { where: (t) => eq(t.period, sql.placeholder('period')) },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
    /** Only those of bills that a customer is asked to pay. */
    isReceivable: {
      where: ({ billId }, { bill: t }) => {
        const own = eq(t.tenantNode, sql.placeholder('tenant'))
        return sql`${billId} in (select ${t.id} from ${t} where ${and(own, eq(t.recPay, 1))})`
      },
    },
  },
})

/** What stands as taken off these lines, or waits to be. */
export const ofLines = (db: Read | Tx, lineIds: readonly string[]): Promise<ReductionRow[]> => {
  const { billReduction: t } = db.t
  const { submitted: asked, passed } = reductionStatuses
  return db
    .select(
      t,
      eq(t.isDeleted, 0),
      inArray(t.feeLineId, [...lineIds]),
      inArray(t.status, [asked, passed]),
    )
    .orderBy(asc(t.createTime), asc(t.id))
}

/** The reductions of a bill, oldest first. */
export const ofBill = (
  db: Pick<Read | Tx, 'select' | 't'>,
  billId: string,
): Promise<ReductionRow[]> => {
  const { billReduction: t } = db.t
  return db
    .select(t, eq(t.isDeleted, 0), eq(t.billId, billId))
    .orderBy(asc(t.createTime), asc(t.id))
}
