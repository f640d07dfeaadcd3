import type { NewRow, Read, Row, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, eq, inArray, sql } from '@yuncang/db/sql'
import { changeHeld, type Held } from '../../platform/rows/versioned.ts'

export type EntryRow = Row<Schema['dictEntry']>

/** Every entry of a code: the tenant's own and the platform's. */
export const entriesOf = (db: Read | Tx, code: string): Promise<EntryRow[]> =>
  db
    .stmt('dictionary.entries', (q, t) =>
      q
        .select(t.dictEntry, eq(t.dictEntry.code, sql.placeholder('code')))
        .orderBy(asc(t.dictEntry.sort), asc(t.dictEntry.dictValue)),
    )
    .all({ code })

/** Every entry of every code, a few hundred. */
export const allEntries = (db: Read): Promise<EntryRow[]> => {
  const { dictEntry } = db.t
  return db
    .select(dictEntry)
    .orderBy(asc(dictEntry.code), asc(dictEntry.sort), asc(dictEntry.dictValue))
}

export async function find(db: Read | Tx | SystemTx, id: string): Promise<EntryRow | undefined> {
  const [row] = await db.select(db.t.dictEntry, eq(db.t.dictEntry.id, id))
  return row
}

export async function insert(tx: Tx, rows: readonly NewRow<Schema['dictEntry']>[]): Promise<void> {
  await tx.insert(tx.t.dictEntry, rows)
}

export async function insertOfPlatform(
  tx: SystemTx,
  row: NewRow<Schema['dictEntry']>,
): Promise<void> {
  await tx.insert(tx.t.dictEntry, { ...row, tenantNode: '*' })
}

type Changes = Partial<Pick<EntryRow, 'labelZh' | 'labelEn' | 'sort' | 'isLock' | 'isShow'>>

/** Changes a row of this version that the transaction may write; false when there is none. */
export const change = async (tx: Tx | SystemTx, held: Held, changes: Changes): Promise<boolean> =>
  (await changeHeld(tx, tx.t.dictEntry, held, changes)) !== undefined

export async function remove(tx: Tx | SystemTx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { dictEntry } = tx.t
  const rows = await tx.remove(dictEntry, inArray(dictEntry.id, [...ids])).returning({
    id: dictEntry.id,
  })
  return rows.length
}
