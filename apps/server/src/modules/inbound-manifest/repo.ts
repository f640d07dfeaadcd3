import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, chunks, eq, inArray, sql } from '@yuncang/db/sql'

export type ManifestRow = Row<Schema['inboundManifest']>
export type NewManifest = NewRow<Schema['inboundManifest']>

/** The lines of a bill of lading, in their order. */
export const ofBill = (db: Read, masterBillNo: string): Promise<ManifestRow[]> =>
  db
    .stmt('inboundManifest.ofBill', (q, t) =>
      q
        .select(
          t.inboundManifest,
          eq(t.inboundManifest.masterBillNo, sql.placeholder('masterBillNo')),
        )
        .orderBy(asc(t.inboundManifest.lineNo)),
    )
    .all({ masterBillNo })

/** The same for several; an order alone has a single bill, and is what comes most often. */
export async function ofBills(db: Read, bills: readonly string[]): Promise<ManifestRow[]> {
  const [bill, ...others] = bills
  if (bill !== undefined && others.length === 0) return ofBill(db, bill)
  const { inboundManifest: t } = db.t
  const found: ManifestRow[] = []
  for await (const some of chunks(bills))
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
