import type { NewRow, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { eq } from '@yuncang/db/sql'

type MenuRow = Row<Schema['menu']>

export async function insert(tx: Tx, row: NewRow<Schema['menu']>): Promise<MenuRow> {
  const [stored] = await tx.insert(tx.t.menu, row)
  return stored!
}

type Held = Pick<MenuRow, 'id' | 'version'>

/** Changes the tenant's own entry of this version; undefined when it is another version by now. */
export async function change(
  tx: Tx,
  { id, version }: Held,
  changes: Partial<NewRow<Schema['menu']>>,
): Promise<MenuRow | undefined> {
  const { menu } = tx.t
  const [row] = await tx
    .update(menu, { ...changes, version: version + 1 }, eq(menu.id, id), eq(menu.version, version))
    .returning()
  return row
}

export async function remove(tx: Tx, { id, version }: Held): Promise<boolean> {
  const { menu } = tx.t
  const rows = await tx
    .remove(menu, eq(menu.id, id), eq(menu.version, version))
    .returning({ id: menu.id })
  return rows.length > 0
}
