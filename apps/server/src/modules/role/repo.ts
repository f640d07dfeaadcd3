import { only } from '@yuncang/shared/kernel/expected'
import type { NewRow, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { changeHeld, removeHeld, type Held } from '../../platform/rows/versioned.ts'

type RoleRow = Row<Schema['role']>

export async function insert(tx: Tx, row: NewRow<Schema['role']>): Promise<RoleRow> {
  return only(await tx.insert(tx.t.role, row))
}

/** Changes the tenant's own role of this version; undefined when it is another version by now. */
export const change = (
  tx: Tx,
  held: Held,
  changes: Pick<RoleRow, 'nameZh' | 'nameEn' | 'permissions' | 'dataScope'>,
): Promise<RoleRow | undefined> => changeHeld(tx, tx.t.role, held, changes)

export const remove = (tx: Tx, held: Held): Promise<boolean> => removeHeld(tx, tx.t.role, held)
