import type { Read, Row, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { eq, gt, lt } from '@yuncang/db/sql'

export type Link = Row<Schema['passwordLink']>

export async function savePassword(tx: SystemTx, id: string, passwordHash: string): Promise<void> {
  await tx.update(tx.t.user, { passwordHash }, eq(tx.t.user.id, id))
}

/** Keeps the link of a person, in place of the one before. */
export async function putLink(tx: SystemTx, link: Link): Promise<void> {
  const { passwordLink } = tx.t
  await tx.upsert(passwordLink, link, { target: [passwordLink.userId], set: link })
}

/** The person whom a link that still works is for. */
export async function findOwner(db: Read, tokenHash: string, now: string) {
  const { passwordLink, user } = db.t
  const [row] = await db
    .pick(
      { id: user.id, account: user.account },
      passwordLink,
      ...living(passwordLink, tokenHash, now),
    )
    .innerJoin(user, eq(user.id, passwordLink.userId))
  return row
}

/** Uses a link up and gives it; undefined when somebody else just has. */
export async function takeLink(
  tx: SystemTx,
  tokenHash: string,
  now: string,
): Promise<Link | undefined> {
  const { passwordLink } = tx.t
  const [taken] = await tx.remove(passwordLink, ...living(passwordLink, tokenHash, now)).returning()
  return taken
}

const living = (link: Schema['passwordLink'], tokenHash: string, now: string) => [
  eq(link.tokenHash, tokenHash),
  gt(link.expireTime, now),
]

export async function removeLinkOf(tx: SystemTx, userId: string): Promise<void> {
  await tx.remove(tx.t.passwordLink, eq(tx.t.passwordLink.userId, userId))
}

export async function removeLinksBefore(tx: SystemTx, time: string): Promise<void> {
  await tx.remove(tx.t.passwordLink, lt(tx.t.passwordLink.expireTime, time))
}
