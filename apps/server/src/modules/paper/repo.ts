import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { desc, eq } from '@yuncang/db/sql'
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

export async function insert(tx: Tx, row: NewRow<Schema['paperCopy']>): Promise<void> {
  await tx.insert(tx.t.paperCopy, row)
}
