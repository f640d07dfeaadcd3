import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, chunks, eq, inArray } from '@yuncang/db/sql'

export type PartTable = Schema[
  | 'customerInvoice'
  | 'customerBank'
  | 'customerContacter'
  | 'customerBranch']
export type PartRow<T extends PartTable> = Row<T>
type Changes = Parameters<Tx['update']>[1]

/** The rows of one kind of sub-record. */
function partsIn<T extends PartTable>(tableOf: (t: Schema) => T) {
  return {
    /** Of these customers, oldest first. */
    async of(db: Read | Tx, customerIds: readonly string[]): Promise<PartRow<T>[]> {
      const table = tableOf(db.t)
      const found: PartRow<T>[] = []
      for (const some of chunks(customerIds)) {
        const rows = await db
          .select<PartTable>(table, eq(table.isDeleted, 0), inArray(table.customerId, some))
          .orderBy(asc(table.createTime), asc(table.id))
        found.push(...rows)
      }
      return found
    },

    async find(db: Read | Tx, id: string): Promise<PartRow<T> | undefined> {
      const table = tableOf(db.t)
      const [row] = await db.select<PartTable>(table, eq(table.isDeleted, 0), eq(table.id, id))
      return row
    },

    insert: (tx: Tx, rows: NewRow<T>[]): Promise<PartRow<T>[]> => tx.insert(tableOf(tx.t), rows),

    /** Writes the changes when the row still has this version; undefined when it does not. */
    async change(
      tx: Tx,
      { id, version }: { id: string; version: number },
      changes: Partial<PartRow<T>>,
    ): Promise<PartRow<T> | undefined> {
      const table = tableOf(tx.t)
      const set: Changes = { ...changes, version: version + 1 }
      const [row] = await tx
        .update<PartTable>(
          table,
          set,
          eq(table.id, id),
          eq(table.version, version),
          eq(table.isDeleted, 0),
        )
        .returning()
      return row
    },
  }
}

export type Parts<T extends PartTable> = ReturnType<typeof partsIn<T>>

export const invoices = partsIn((t) => t.customerInvoice)
export const banks = partsIn((t) => t.customerBank)
export const contacters = partsIn((t) => t.customerContacter)
export const branches = partsIn((t) => t.customerBranch)
