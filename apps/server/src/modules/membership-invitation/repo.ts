import type { Read, Row, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, asc, contains, eq, gt, isNull, lte, pattern, sql } from '@yuncang/db/sql'
import { invitationStates } from '@yuncang/shared/nouns/membership-invitation/rules'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export type InvitationRow = Row<Schema['membershipInvitation']>

export const invitations = rowsIn('membershipInvitation', (t) => t.membershipInvitation)

export const invitationList = listing({
  name: 'membershipInvitation',
  table: (t) => t.membershipInvitation,
  filters: {
    account: {
      where: (t) => contains(t.account, sql.placeholder('account')),
      value: pattern.contains,
    },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
    expiresAfter: { where: (t) => gt(t.expireTime, sql.placeholder('expiresAfter')) },
    expiresBy: { where: (t) => lte(t.expireTime, sql.placeholder('expiresBy')) },
  },
})

type Stamp = { readonly by: string; readonly time: string }

/** Ends the open invitation of an account, if there is one, seen or not. */
export async function withdrawOpen(tx: Tx, account: string, { by, time }: Stamp): Promise<void> {
  const { membershipInvitation: t } = tx.t
  await tx.ignoringRowScope().update(
    t,
    {
      status: invitationStates.withdrawn,
      updateBy: by,
      updateTime: time,
      version: sql`${t.version} + 1`,
    },
    eq(t.account, account),
    eq(t.status, invitationStates.open),
  )
}

/** What was sent to a person who has this account. A name sent to before there was such an account is not theirs. */
const sentTo = ({ membershipInvitation: t, user }: Schema, userId: string) =>
  and(eq(user.id, userId), eq(t.account, user.account), lte(user.createTime, t.createTime))

/** Invitations that a person may answer, with their tenants. */
export const openOf = (db: Read, userId: string, now: string) => {
  const { membershipInvitation: t, user, tenant } = db.t
  return db
    .pick(
      { invitation: t, tenant },
      t,
      eq(t.status, invitationStates.open),
      isNull(t.refuseTime),
      gt(t.expireTime, now),
    )
    .innerJoin(user, sentTo(db.t, userId))
    .innerJoin(tenant, and(eq(tenant.dataNode, t.tenantNode), eq(tenant.isLock, 0)))
    .orderBy(asc(t.createTime), asc(t.id))
}

/** An invitation of a person, whatever became of it, with its tenant. */
export async function findOf(db: Read | SystemTx, userId: string, id: string) {
  const { membershipInvitation: t, user, tenant } = db.t
  const [found] = await db
    .pick({ invitation: t, tenant }, t, eq(t.id, id))
    .innerJoin(user, sentTo(db.t, userId))
    .innerJoin(tenant, eq(tenant.dataNode, t.tenantNode))
  return found
}

type Answer = Partial<
  Pick<InvitationRow, 'status' | 'refuseTime' | 'updateBy' | 'updateTime' | 'version'>
>

/** Writes the answer to an invitation of this version that is still open; false when it is not. */
export async function answer(
  tx: SystemTx,
  { id, version }: Pick<InvitationRow, 'id' | 'version'>,
  changes: Answer,
): Promise<boolean> {
  const { membershipInvitation: t } = tx.t
  const rows = await tx
    .update(
      t,
      changes,
      eq(t.id, id),
      eq(t.version, version),
      eq(t.status, invitationStates.open),
      isNull(t.refuseTime),
    )
    .returning({ id: t.id })
  return rows.length > 0
}

/** Whether a tenant has a customer of this id. */
export async function hasCustomer(tx: SystemTx, tenantNode: string, id: string): Promise<boolean> {
  const { customer } = tx.t
  const own = [eq(customer.tenantNode, tenantNode), eq(customer.isDeleted, 0)]
  const [row] = await tx.select(customer, eq(customer.id, id), ...own)
  return row !== undefined
}
