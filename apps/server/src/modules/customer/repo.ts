import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, chunks, contains, containsCode, eq, inArray, pattern, sql } from '@yuncang/db/sql'
import { listing } from '../../platform/listing.ts'

export type CustomerRow = Row<Schema['customer']>
type Table = Schema['customer']

export const { page, walk } = listing({
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

export const find = (db: Read, id: string): Promise<CustomerRow | undefined> =>
  db
    .stmt('customer.find', (q, t) =>
      q.select(t.customer, eq(t.customer.id, sql.placeholder('id')), eq(t.customer.isDeleted, 0)),
    )
    .first({ id })

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

const byColumn =
  (column: 'id' | 'customerName' | 'socialCreditCode' | 'customerCode') =>
  async (db: Read, values: readonly string[]): Promise<CustomerRow[]> => {
    const { customer } = db.t
    const found: CustomerRow[] = []
    for (const some of chunks(values)) {
      found.push(
        ...(await db
          .select(customer, eq(customer.isDeleted, 0), inArray(customer[column], some))
          .orderBy(asc(customer.id))),
      )
    }
    return found
  }

export const withIds = byColumn('id')
export const named = byColumn('customerName')
export const withCreditCodes = byColumn('socialCreditCode')
export const withCodes = byColumn('customerCode')

export async function insert(tx: Tx, rows: NewRow<Table>[]): Promise<CustomerRow[]> {
  return tx.insert(tx.t.customer, rows)
}

/** Writes the changes when the row still has this version; undefined when it does not. */
export async function change(
  tx: Tx,
  { id, version }: { id: string; version: number },
  changes: Partial<NewRow<Table>>,
): Promise<CustomerRow | undefined> {
  const { customer } = tx.t
  const [row] = await tx
    .update(
      customer,
      { ...changes, version: version + 1 },
      eq(customer.id, id),
      eq(customer.version, version),
      eq(customer.isDeleted, 0),
    )
    .returning()
  return row
}

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
