import type { NewRow, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { eq, isNull } from '@yuncang/db/sql'

export async function insert(tx: Tx, row: NewRow<Schema['notice']>): Promise<void> {
  await tx.insert(tx.t.notice, row)
}

/** Marks the open notices of a document as done. */
export async function settle(tx: Tx, businessId: string, doneTime: string): Promise<void> {
  const { notice } = tx.t
  await tx.update(notice, { doneTime }, eq(notice.businessId, businessId), isNull(notice.doneTime))
}
