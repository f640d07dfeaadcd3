import type { AnyTable, Row, Tx } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { updateWhere } from '@yuncang/db/update-where'
import { AppError } from '@yuncang/shared/errors'

/** A row as somebody has looked at it. */
export type Held = { readonly id: string; readonly version: number }

/** The same, and what else it must hold. */
type HeldWhere<T extends AnyTable> = Held & { readonly where?: Partial<Row<T>> }

/** Writes the changes when the row still has this version, and holds what `where` says; undefined when not. */
export async function changeHeld<T extends AnyTable>(
  tx: Pick<Tx, 'stmt' | 'update'>,
  table: T,
  { id, version, where }: HeldWhere<T>,
  changes: Partial<Omit<Row<T>, 'id' | 'version'>>,
): Promise<Row<T> | undefined> {
  // Every table whose rows are changed by version has both columns.
  const held = { id, version, ...where } as Partial<Row<T>>
  const next = { ...changes, version: version + 1 } as Partial<Row<T>>
  const [row] = await updateWhere(tx, table, held, next)
  return row
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

/** A row, and the version of it that a caller saw; undefined for a caller that does not say. */
export type Seen = { readonly id: string; readonly version?: number | undefined }

/**
 * Throws 409 when somebody has changed a row since the caller saw it; a caller that does not say what it saw acts on
 * what is there. `of` is the record in whose history that stands, where it is not the row itself.
 */
export function assertSeen(row: Held, seen: number | undefined, of = row.id): void {
  if (seen === undefined || seen === row.version) return
  const behind = Math.max(1, row.version - seen)
  throw new AppError('record.stale', { params: { of, behind } })
}

/** Rows that are changed together, and in the same order the versions of them that a caller saw. */
export type SeenRows = {
  readonly ids: readonly string[]
  readonly versions?: readonly number[] | undefined
}

/** Rows as a list of them was seen, each once. Throws 400 when not every one has its version. */
export function seenOf({ ids, versions }: SeenRows): Seen[] {
  if (versions && versions.length !== ids.length) throw new AppError('record.versionPerRow')
  const rows = new Map(ids.map((id, index) => [id, { id, version: versions?.[index] }]))
  return [...rows.values()]
}

/** The same for rows that are changed together. */
export function assertAllSeen(rows: readonly Held[], given: SeenRows): void {
  const versions = new Map(seenOf(given).map(({ id, version }) => [id, version]))
  for (const row of rows) assertSeen(row, versions.get(row.id))
}
