import { identityStatuses } from '@yuncang/shared/nouns/identity/rules'
import { only } from '@yuncang/shared/kernel/expected'
import type { NewRow, Read, Row, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { eq, inArray, sql } from '@yuncang/db/sql'
import { listing } from '../../platform/listing.ts'
import { changeHeld, type Held } from '../../platform/rows/versioned.ts'

export type IdentityRow = Row<Schema['identity']>

export const { page, total, walk } = listing({
  name: 'identity',
  table: (t) => t.identity,
  filters: { status: { where: (t) => eq(t.status, sql.placeholder('status')) } },
})

/** Adds an identity, or brings what its issuer calls it up to date; gives the row as it then is. */
export async function save(tx: SystemTx, row: NewRow<Schema['identity']>): Promise<IdentityRow> {
  const { identity } = tx.t
  const { name, email, updateTime } = row
  const saved = only(
    await tx.upsert(identity, row, {
      target: [identity.issuer, identity.subject],
      set: { name, email, updateTime },
    }),
  )
  return saved
}

export async function find(db: Read, id: string): Promise<IdentityRow | undefined> {
  const [row] = await db.select(db.t.identity, eq(db.t.identity.id, id))
  return row
}

export async function findBySubject(
  db: Read,
  issuer: string,
  subject: string,
): Promise<IdentityRow | undefined> {
  const { identity } = db.t
  const [row] = await db.select(
    identity,
    eq(identity.issuer, issuer),
    eq(identity.subject, subject),
  )
  return row
}

export async function findPerson(db: Read, account: string) {
  const [row] = await db.select(db.t.user, eq(db.t.user.account, account))
  return row
}

export async function accountsOf(db: Read, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { user } = db.t
  const rows = await db.pick(
    { id: user.id, account: user.account },
    user,
    inArray(user.id, [...ids]),
  )
  return new Map(rows.map((row) => [row.id, row.account]))
}

const { pending, bound } = identityStatuses

/** Binds a pending identity that still has this version; undefined when it does not. */
export const bind = (
  tx: SystemTx,
  held: Held,
  changes: { userId: string; updateBy: string; updateTime: string },
): Promise<IdentityRow | undefined> =>
  changeHeld(
    tx,
    tx.t.identity,
    { ...held, where: { status: pending } },
    { ...changes, status: bound },
  )
