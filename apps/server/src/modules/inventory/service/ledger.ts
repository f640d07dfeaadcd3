import type { NewRow, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { periodOf } from '@yuncang/shared/nouns/bill/rules'
import { assertOpenMonths } from '../../closed-month/service.ts'
import * as repo from '../repo.ts'

/** Writes movements of goods. Throws 409 for a day of a closed month. */
export async function writeLedger(
  tx: Tx,
  rows: NewRow<Schema['inventoryLedger']>[],
): Promise<void> {
  await assertOpenMonths(
    tx,
    rows.map(({ bizDate }) => periodOf(bizDate)),
  )
  await repo.insertLedger(tx, rows)
}
