import type { AnyTable, Row, Tx } from '@yuncang/db/handle'
import { eq, type SQL } from '@yuncang/db/sql'

/** A row as somebody has looked at it. */
export type Held = { readonly id: string; readonly version: number }

/** The same, and what else must hold of it. */
type HeldWhere = Held & { readonly where?: SQL }

/** Writes the changes when the row still has this version, and `where` holds; undefined when not. */
export async function changeHeld<T extends AnyTable>(
  tx: Pick<Tx, 'update'>,
  table: T,
  { id, version, where }: HeldWhere,
  changes: Partial<Omit<Row<T>, 'id' | 'version'>>,
): Promise<Row<T> | undefined> {
  const any: AnyTable = table
  const rows = await tx
    .update(
      any,
      { ...changes, version: version + 1 },
      eq(any.id, id),
      eq(any.version, version),
      where,
    )
    .returning()
  // The table is T; seen as any table it has any columns.
  return (rows as Row<T>[])[0]
}

/** Removes the row when it still has this version; false when not. */
export async function removeHeld(
  tx: Pick<Tx, 'remove'>,
  table: AnyTable,
  { id, version }: Held,
): Promise<boolean> {
  const rows = await tx
    .remove(table, eq(table.id, id), eq(table.version, version))
    .returning({ id: table.id })
  return rows.length > 0
}
