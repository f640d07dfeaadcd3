import type { NewRow, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { eq } from '@yuncang/db/sql'

type RoleRow = Row<Schema['role']>

export async function insert(tx: Tx, row: NewRow<Schema['role']>): Promise<RoleRow> {
  const [stored] = await tx.insert(tx.t.role, row)
  return stored!
}

type Held = Pick<RoleRow, 'id' | 'version'>

/** Changes the tenant's own role of this version; undefined when it is another version by now. */
export async function change(
  tx: Tx,
  { id, version }: Held,
  changes: Pick<RoleRow, 'nameZh' | 'nameEn' | 'permissions' | 'dataScope'>,
): Promise<RoleRow | undefined> {
  const { role } = tx.t
  const [row] = await tx
    .update(role, { ...changes, version: version + 1 }, eq(role.id, id), eq(role.version, version))
    .returning()
  return row
}

export async function remove(tx: Tx, { id, version }: Held): Promise<boolean> {
  const { role } = tx.t
  const rows = await tx
    .remove(role, eq(role.id, id), eq(role.version, version))
    .returning({ id: role.id })
  return rows.length > 0
}
