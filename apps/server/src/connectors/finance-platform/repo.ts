import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, eq } from '@yuncang/db/sql'

export type Taken = Row<Schema['simulatedFinanceDocument']>

export async function find(db: Read | Tx, id: string): Promise<Taken | undefined> {
  const { simulatedFinanceDocument: t } = db.t
  const [row] = await db.select(t, eq(t.id, id))
  return row
}

/** What was taken of a bill, oldest first. */
export const ofBill = (db: Read | Tx, billNo: string): Promise<Taken[]> => {
  const { simulatedFinanceDocument: t } = db.t
  return db.select(t, eq(t.billNo, billNo)).orderBy(asc(t.time), asc(t.id))
}

export async function keep(tx: Tx, taken: Omit<Taken, 'tenantNode'>): Promise<void> {
  await tx.insert(tx.t.simulatedFinanceDocument, taken)
}
