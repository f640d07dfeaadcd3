import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, contains, containsCode, eq, isNull, pattern, sql } from '@yuncang/db/sql'
import { customerNameKey } from '@yuncang/shared/nouns/customer/name-key'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export type CustomerRow = Row<Schema['customer']>

export const { page, total, walk } = listing({
  name: 'customer',
  table: (t) => t.customer,
  filters: {
    customerName: {
      where: (t) => contains(t.customerName, sql.placeholder('customerName')),
      value: pattern.contains,
    },
    socialCreditCode: {
      where: (t) => contains(t.socialCreditCode, sql.placeholder('socialCreditCode')),
      value: pattern.contains,
    },
    customerType: {
      where: (t) => containsCode(t.customerType, sql.placeholder('customerType')),
      value: pattern.code,
    },
    isStop: { where: (t) => eq(t.isStop, sql.placeholder('isStop')) },
  },
})

const tracked = rowsIn('customer', (t) => t.customer, 'customerName')

/** With the key by which near duplicates are found, whenever there is a name. */
const keyed = <V extends { customerName?: string }>(values: V): V =>
  values.customerName === undefined
    ? values
    : { ...values, matchKey: customerNameKey(values.customerName) }

export const rows: typeof tracked = {
  ...tracked,
  insert: (tx, given) =>
    tracked.insert(
      tx,
      given.map((row: NewRow<Schema['customer']>) => keyed(row)),
    ),
  change: (tx, held, changes) => tracked.change(tx, held, keyed(changes)),
}

/** Names of all tenants without their keys, from before there were any. */
export const unkeyed = (db: Read, limit: number) => {
  const { customer: t } = db.t
  return db
    .pick({ id: t.id, tenantNode: t.tenantNode, name: t.customerName }, t, isNull(t.matchKey))
    .limit(limit)
}

export const giveKey = (tx: Tx, { id, name }: { id: string; name: string }) => {
  const { customer: t } = tx.t
  return tx.update(t, { matchKey: customerNameKey(name) }, eq(t.id, id), isNull(t.matchKey))
}

/** Customers whose name contains the text, by name. */
export const search = (db: Read, name: string, limit: number) =>
  db
    .stmt('customer.search', (q, t) =>
      q
        .pick(
          { id: t.customer.id, name: t.customer.customerName, isStop: t.customer.isStop },
          t.customer,
          eq(t.customer.isDeleted, 0),
          contains(t.customer.customerName, sql.placeholder('name')),
        )
        .orderBy(asc(t.customer.customerName), asc(t.customer.id))
        .limit(sql.placeholder('limit')),
    )
    .all({ name: pattern.contains(name), limit })

/**
 * Marks a customer as changed without a new version of its own, and holds its row to the end of the transaction, so that
 * changes of its sub-records come one after the other. Undefined when there is no such customer.
 */
export async function hold(
  tx: Tx,
  { id, ...who }: { id: string; updateBy: string; updateTime: string },
): Promise<CustomerRow | undefined> {
  const { customer } = tx.t
  const [row] = await tx
    .update(customer, who, eq(customer.id, id), eq(customer.isDeleted, 0))
    .returning()
  return row
}
