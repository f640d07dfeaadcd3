import { only } from '@yuncang/shared/kernel/expected'
import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, asc, count, eq, inArray, ne, or } from '@yuncang/db/sql'
import { changeHeld, type Held } from '../../platform/rows/versioned.ts'

export type ViewRow = Row<Schema['savedView']>
type Table = Schema['savedView']
type Preference = Row<Schema['listPreference']>

/** Who is looking: their own views, the tenant's, and those of their roles; every shared one when they administrate. */
export type Viewer = {
  readonly userId: string
  readonly roles: readonly string[]
  readonly isAdmin: boolean
}

const seenBy = ({ savedView }: Schema, { userId, roles, isAdmin }: Viewer) =>
  or(
    eq(savedView.ownerId, userId),
    isAdmin
      ? ne(savedView.audience, 'private')
      : or(
          eq(savedView.audience, 'tenant'),
          and(eq(savedView.audience, 'role'), inArray(savedView.roleCode, [...roles])),
        ),
  )

export const viewsOf = (db: Read, listName: string, viewer: Viewer): Promise<ViewRow[]> =>
  db
    .select(
      db.t.savedView,
      eq(db.t.savedView.listName, listName),
      eq(db.t.savedView.isDeleted, 0),
      seenBy(db.t, viewer),
    )
    .orderBy(asc(db.t.savedView.createTime), asc(db.t.savedView.id))

export async function find(
  db: Pick<Read, 'select' | 't'>,
  id: string,
  viewer: Viewer,
): Promise<ViewRow | undefined> {
  const { savedView } = db.t
  const [row] = await db.select(
    savedView,
    eq(savedView.id, id),
    eq(savedView.isDeleted, 0),
    seenBy(db.t, viewer),
  )
  return row
}

export async function countOf(tx: Tx, ownerId: string, listName: string): Promise<number> {
  const { savedView } = tx.t
  const [row] = await tx.pick(
    { count: count() },
    savedView,
    eq(savedView.ownerId, ownerId),
    eq(savedView.listName, listName),
    eq(savedView.isDeleted, 0),
  )
  return row?.count ?? 0
}

export async function insert(tx: Tx, row: NewRow<Table>): Promise<ViewRow> {
  return only(await tx.insert(tx.t.savedView, row))
}

/** Writes the changes when the row still has this version; undefined when it does not. */
export const change = (
  tx: Tx,
  held: Held,
  changes: Partial<Omit<ViewRow, 'id' | 'version'>>,
): Promise<ViewRow | undefined> =>
  changeHeld(tx, tx.t.savedView, { ...held, where: { isDeleted: 0 } }, changes)

export async function preferenceOf(
  db: Read,
  userId: string,
  listName: string,
): Promise<Preference | undefined> {
  const { listPreference } = db.t
  const [row] = await db.select(
    listPreference,
    eq(listPreference.userId, userId),
    eq(listPreference.listName, listName),
  )
  return row
}

/** Sets a part of how a person has a list; the rest stays. */
export async function prefer(
  tx: Tx,
  { userId, listName }: Pick<Preference, 'userId' | 'listName'>,
  part: Partial<Pick<Preference, 'layout' | 'defaultViewId'>>,
): Promise<void> {
  const { listPreference } = tx.t
  await tx.upsert(
    listPreference,
    { userId, listName, layout: null, defaultViewId: null, ...part },
    {
      target: [listPreference.tenantNode, listPreference.userId, listPreference.listName],
      set: part,
    },
  )
}
