import { userStatuses } from '@yuncang/shared/nouns/user/rules'
import { only } from '@yuncang/shared/kernel/expected'
import type { NewRow, Read, Row, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { desc, eq, gt, inArray, isNull } from '@yuncang/db/sql'
import { changeHeld, type Held } from '../../platform/rows/versioned.ts'

export type TokenRow = Row<Schema['apiToken']>

/** Every token of the tenant, the newest first. */
export const all = (db: Read): Promise<TokenRow[]> =>
  db.select(db.t.apiToken).orderBy(desc(db.t.apiToken.createTime), desc(db.t.apiToken.id))

/** A token that has neither ended nor been revoked, in whatever tenant. */
export async function findLiving(
  db: Read,
  tokenHash: string,
  now: string,
): Promise<TokenRow | undefined> {
  const { apiToken } = db.t
  const [row] = await db.select(
    apiToken,
    eq(apiToken.tokenHash, tokenHash),
    gt(apiToken.expireTime, now),
    isNull(apiToken.revokeTime),
  )
  return row
}

export async function insert(tx: Tx, row: NewRow<Schema['apiToken']>): Promise<TokenRow> {
  return only(await tx.insert(tx.t.apiToken, row))
}

export async function noteUse(
  tx: SystemTx,
  id: string,
  use: { lastUseTime: string; lastUseAddress: string },
): Promise<void> {
  await tx.update(tx.t.apiToken, use, eq(tx.t.apiToken.id, id))
}

/** Revokes a living token of this version; undefined when there is none. */
export async function revoke(
  tx: Tx,
  held: Held,
  { time, by }: { time: string; by: string },
): Promise<TokenRow | undefined> {
  const { apiToken } = tx.t
  const changes = { revokeTime: time, updateBy: by, updateTime: time }
  return changeHeld(tx, apiToken, { ...held, where: { revokeTime: null } }, changes)
}

/** Which of these people are active and of the tenant. */
export async function membersAmong(
  db: Read,
  tenant: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { membership, user } = db.t
  const rows = await db
    .pick(
      { id: membership.userId },
      membership,
      eq(membership.tenantNode, tenant),
      inArray(membership.userId, [...ids]),
      eq(user.status, userStatuses.active),
    )
    .innerJoin(user, eq(user.id, membership.userId))
  return new Set(rows.map(({ id }) => id))
}
