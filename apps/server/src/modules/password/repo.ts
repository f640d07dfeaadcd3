import type { Read, Row, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { eq, gt, isNull, lt } from '@yuncang/db/sql'

type Link = Row<Schema['passwordLink']>

export async function savePassword(tx: SystemTx, id: string, passwordHash: string): Promise<void> {
  await tx.update(tx.t.user, { passwordHash }, eq(tx.t.user.id, id))
}

export async function insertLink(tx: SystemTx, link: Omit<Link, 'useTime'>): Promise<void> {
  await tx.insert(tx.t.passwordLink, link)
}

/** The person whom a link that still works is for. */
export async function findOwner(db: Read, tokenHash: string, now: string) {
  const { passwordLink, user } = db.t
  const [row] = await db
    .pick(
      { id: user.id, account: user.account },
      passwordLink,
      eq(passwordLink.tokenHash, tokenHash),
      isNull(passwordLink.useTime),
      gt(passwordLink.expireTime, now),
    )
    .innerJoin(user, eq(user.id, passwordLink.userId))
  return row
}

/** Uses a link up; false when somebody else just has. */
export async function useLink(tx: SystemTx, tokenHash: string, now: string): Promise<boolean> {
  const { passwordLink } = tx.t
  const used = await tx
    .update(
      passwordLink,
      { useTime: now },
      eq(passwordLink.tokenHash, tokenHash),
      isNull(passwordLink.useTime),
      gt(passwordLink.expireTime, now),
    )
    .returning()
  return used.length > 0
}

export async function removeLinksBefore(tx: SystemTx, time: string): Promise<void> {
  await tx.remove(tx.t.passwordLink, lt(tx.t.passwordLink.expireTime, time))
}
