import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { chunks, desc, eq, inArray, sql } from '@yuncang/db/sql'
import type { PaperKind } from '@yuncang/shared/nouns/paper/rules'

export type CopyRow = Row<Schema['paperCopy']>
type Of = { readonly paper: PaperKind; readonly businessId: string }

/** The copies of a paper, newest first. */
export const copiesOf = (
  db: Read,
  { paper, businessId }: Of,
  limit: number,
): Promise<CopyRow[]> => {
  const { paperCopy } = db.t
  return db
    .select(paperCopy, eq(paperCopy.paper, paper), eq(paperCopy.businessId, businessId))
    .orderBy(desc(paperCopy.times))
    .limit(limit)
}

/** The number of the newest copy of each of these records that has one. */
export async function lastTimesOf(
  db: Read,
  paper: PaperKind,
  businessIds: readonly string[],
): Promise<Map<string, number>> {
  const { paperCopy: t } = db.t
  const last = new Map<string, number>()
  for await (const some of chunks(businessIds)) {
    const rows = await db
      .pick(
        { businessId: t.businessId, times: sql<number>`max(${t.times})` },
        t,
        eq(t.paper, paper),
        inArray(t.businessId, some),
      )
      .groupBy(t.businessId)
    for (const { businessId, times } of rows) last.set(businessId, times)
  }
  return last
}

export async function insertAll(tx: Tx, rows: NewRow<Schema['paperCopy']>[]): Promise<void> {
  if (rows.length > 0) await tx.insert(tx.t.paperCopy, rows)
}

export async function insert(tx: Tx, row: NewRow<Schema['paperCopy']>): Promise<void> {
  await tx.insert(tx.t.paperCopy, row)
}
