import { only } from '@yuncang/shared/kernel/expected'
import type { NewRow, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { changeHeld, removeHeld, type Held } from '../../platform/rows/versioned.ts'

type MenuRow = Row<Schema['menu']>

export async function insert(tx: Tx, row: NewRow<Schema['menu']>): Promise<MenuRow> {
  return only(await tx.insert(tx.t.menu, row))
}

/** Changes the tenant's own entry of this version; undefined when it is another version by now. */
export const change = (
  tx: Tx,
  held: Held,
  changes: Partial<Omit<MenuRow, 'id' | 'version'>>,
): Promise<MenuRow | undefined> => changeHeld(tx, tx.t.menu, held, changes)

export const remove = (tx: Tx, held: Held): Promise<boolean> => removeHeld(tx, tx.t.menu, held)
