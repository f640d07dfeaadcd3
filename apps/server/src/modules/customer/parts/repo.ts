import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, chunks, eq, inArray } from '@yuncang/db/sql'
import { rowsIn } from '../../../platform/rows/repo.ts'

export type PartTable = Schema[
  | 'customerInvoice'
  | 'customerBank'
  | 'customerContacter'
  | 'customerBranch']
export type PartRow<T extends PartTable> = Row<T>

/** The rows of one kind of sub-record. */
function partsIn<T extends PartTable>(name: string, tableOf: (t: Schema) => T) {
  return {
    ...rowsIn(name, tableOf),
    /** Of these customers, oldest first. */
    async of(db: Read | Tx, customerIds: readonly string[]): Promise<PartRow<T>[]> {
      const table = tableOf(db.t)
      const found: PartRow<T>[] = []
      for await (const some of chunks(customerIds)) {
        const rows = await db
          .select<PartTable>(table, eq(table.isDeleted, 0), inArray(table.customerId, some))
          .orderBy(asc(table.createTime), asc(table.id))
        found.push(...rows)
      }
      return found
    },
  }
}

export type Parts<T extends PartTable> = ReturnType<typeof partsIn<T>>

export const invoices = partsIn('customerInvoice', (t) => t.customerInvoice)
export const banks = partsIn('customerBank', (t) => t.customerBank)
export const contacters = partsIn('customerContacter', (t) => t.customerContacter)
export const branches = partsIn('customerBranch', (t) => t.customerBranch)
