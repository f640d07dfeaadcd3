import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { desc, eq } from '@yuncang/db/sql'

export type TemplateRow = Row<Schema['contractTemplate']>
export type ExportRow = Row<Schema['contractExport']>

/** What was done to a template, newest first. */
export const changesOf = (
  db: Read | Tx,
  contractId: string,
  limit: number,
): Promise<TemplateRow[]> => {
  const { contractTemplate: t } = db.t
  return db.select(t, eq(t.contractId, contractId)).orderBy(desc(t.revision)).limit(limit)
}

export async function addChange(tx: Tx, row: NewRow<Schema['contractTemplate']>): Promise<void> {
  await tx.insert(tx.t.contractTemplate, row)
}

/** What was exported of a contract, newest first. */
export const exportsOf = (db: Read, contractId: string, limit: number): Promise<ExportRow[]> => {
  const { contractExport: t } = db.t
  return db.select(t, eq(t.contractId, contractId)).orderBy(desc(t.time), desc(t.id)).limit(limit)
}

export async function addExport(tx: Tx, row: NewRow<Schema['contractExport']>): Promise<void> {
  await tx.insert(tx.t.contractExport, row)
}
