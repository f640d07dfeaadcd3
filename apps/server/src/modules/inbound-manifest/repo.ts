import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, chunks, eq, inArray } from '@yuncang/db/sql'

export type ManifestRow = Row<Schema['inboundManifest']>
export type NewManifest = NewRow<Schema['inboundManifest']>

/** The lines of bills of lading, in their order. */
export async function ofBills(db: Read | Tx, bills: readonly string[]): Promise<ManifestRow[]> {
  const { inboundManifest: t } = db.t
  const found: ManifestRow[] = []
  for (const some of chunks(bills))
    found.push(...(await db.select(t, inArray(t.masterBillNo, some)).orderBy(asc(t.lineNo))))
  return found
}

/** Puts other lines in place of those that a bill has. */
export async function replace(
  tx: Tx,
  masterBillNo: string,
  lines: NewManifest[],
): Promise<ManifestRow[]> {
  const { inboundManifest: t } = tx.t
  await tx.remove(t, eq(t.masterBillNo, masterBillNo))
  return lines.length > 0 ? tx.insert(t, lines) : []
}
