import type { Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, contains, containsCode, eq, pattern, sql } from '@yuncang/db/sql'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export type CostListRow = Row<Schema['costList']>

export const { find, withValues, insert, change } = rowsIn('costList', (t) => t.costList)

export const { page, total, walk } = listing({
  name: 'costList',
  table: (t) => t.costList,
  filters: {
    name: { where: (t) => contains(t.name, sql.placeholder('name')), value: pattern.contains },
    bjdId: { where: (t) => eq(t.bjdId, sql.placeholder('bjdId')) },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
    customerId: {
      where: (t) => containsCode(t.customerIds, sql.placeholder('customerId')),
      value: pattern.code,
    },
  },
})

/** The sheets that name a customer, by name. */
export const ofCustomer = (db: Read, customerId: string): Promise<CostListRow[]> =>
  db
    .stmt('costList.ofCustomer', (q, t) =>
      q
        .select(
          t.costList,
          eq(t.costList.isDeleted, 0),
          containsCode(t.costList.customerIds, sql.placeholder('customer')),
        )
        .orderBy(asc(t.costList.name)),
    )
    .all({ customer: pattern.code(customerId) })
