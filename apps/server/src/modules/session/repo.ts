import { userStatuses } from '@yuncang/shared/nouns/user/rules'
import { only } from '@yuncang/shared/kernel/expected'
import type { Read, Row, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, asc, count, eq, gt, isNull, lt, ne, sql } from '@yuncang/db/sql'
import { updateWhere } from '@yuncang/db/update-where'

export type UserRow = Row<Schema['user']>

export const findUserByAccount = (db: Read, account: string): Promise<UserRow | undefined> =>
  db
    .stmt('session.user by account', (q, { user: t }) =>
      q.select(t, eq(t.account, sql.placeholder('account'))),
    )
    .first({ account })

export const findUser = (db: Read, id: string): Promise<UserRow | undefined> =>
  db
    .stmt('session.user', (q, { user: t }) => q.select(t, eq(t.id, sql.placeholder('id'))))
    .first({ id })

export async function findUserByPhone(db: Read, phone: string): Promise<UserRow | undefined> {
  const [row] = await db.select(db.t.user, eq(db.t.user.phone, phone))
  return row
}

/** A person's tenants with what they are there, ordered by tenant code. */
export const membershipsOf = (db: Read, userId: string) =>
  db
    .stmt('session.memberships', (q, t) =>
      q
        .pick(
          {
            tenant: t.tenant,
            roles: t.membership.roleCodes,
            sections: t.membership.sections,
            customerId: t.membership.customerId,
            resetting: t.maintenanceGrant.tenantNode,
          },
          t.membership,
          eq(t.membership.userId, sql.placeholder('userId')),
        )
        .innerJoin(t.tenant, eq(t.tenant.dataNode, t.membership.tenantNode))
        .leftJoin(t.maintenanceGrant, eq(t.maintenanceGrant.tenantNode, t.tenant.dataNode))
        .orderBy(asc(t.tenant.dataNode)),
    )
    .all({ userId })

/** A session that has neither ended nor been revoked, with its person, who must be active. */
export const findSession = (db: Read, tokenHash: string, now: string) =>
  db
    .stmt('session.find', (q, t) =>
      q
        .pick(
          {
            expireTime: t.session.expireTime,
            revokeTime: t.session.revokeTime,
            currentSection: t.session.currentSection,
            isLocked: t.session.isLocked,
            seenTime: t.session.seenTime,
            createTime: t.session.createTime,
            id: t.user.id,
            account: t.user.account,
            realName: t.user.realName,
            avatar: t.user.avatar,
          },
          t.session,
          eq(t.session.tokenHash, sql.placeholder('tokenHash')),
          gt(t.session.expireTime, sql.placeholder('now')),
          eq(t.user.status, userStatuses.active),
        )
        .innerJoin(t.user, eq(t.user.id, t.session.userId)),
    )
    .first({ tokenHash, now })

export async function insertSession(
  tx: SystemTx,
  session: { tokenHash: string; userId: string; createTime: string; expireTime: string },
): Promise<void> {
  await tx.insert(tx.t.session, { ...session, seenTime: session.createTime, isLocked: 0 })
}

type SessionChange = Partial<Pick<Row<Schema['session']>, Changeable>>
type Changeable = 'revokeTime' | 'seenTime' | 'currentSection' | 'isLocked'

export async function changeSession(
  tx: SystemTx,
  tokenHash: string,
  changes: SessionChange,
): Promise<void> {
  await tx.update(tx.t.session, changes, eq(tx.t.session.tokenHash, tokenHash))
}

/** Revokes the sessions of a person, if told so all but one. */
export async function revokeSessionsOf(
  tx: SystemTx,
  { userId, except, now }: { userId: string; except?: string; now: string },
): Promise<void> {
  const { session } = tx.t
  const others = except === undefined ? undefined : ne(session.tokenHash, except)
  const living = isNull(session.revokeTime)
  await tx.update(session, { revokeTime: now }, eq(session.userId, userId), others, living)
}

type Attempt = Row<Schema['signInAttempt']>

/** Adds one to the tries of an account from a network and gives the row, which stays locked to the transaction's end. */
export async function countTry(
  tx: SystemTx,
  { account, network, now }: { account: string; network: string; now: string },
): Promise<Attempt> {
  const { signInAttempt } = tx.t
  const row = only(
    await tx.upsert(
      signInAttempt,
      { account, network, failures: 1, waitUntil: null, hasSucceeded: 0, updateTime: now },
      {
        target: [signInAttempt.account, signInAttempt.network],
        set: { failures: sql`${signInAttempt.failures} + 1`, updateTime: now },
      },
    ),
  )
  return row
}

export async function saveAttempt(tx: SystemTx, attempt: Attempt): Promise<void> {
  const { account, network, ...changes } = attempt
  await updateWhere(tx, tx.t.signInAttempt, { account, network }, changes)
}

/** Failed sign-ins of an account since an instant, over all addresses. */
export async function countFailures(db: Read, account: string, since: string): Promise<number> {
  const row = await db
    .stmt('session.failures', (q, { signInFailure: t }) =>
      q.pick(
        { count: sql<number>`count(*)`.mapWith(Number) },
        t,
        eq(t.account, sql.placeholder('account')),
        gt(t.time, sql.placeholder('since')),
      ),
    )
    .first({ account, since })
  return row?.count ?? 0
}

export async function insertFailure(
  tx: SystemTx,
  failure: { id: string; account: string; time: string },
): Promise<void> {
  await tx.insert(tx.t.signInFailure, failure)
}

export async function removeFailure(tx: SystemTx, id: string): Promise<void> {
  await tx.remove(tx.t.signInFailure, eq(tx.t.signInFailure.id, id))
}

/** Forgets what no rule looks at any more. */
export async function removeStale(
  tx: SystemTx,
  before: { session: string; failure: string; attempt: string },
): Promise<void> {
  const { session, signInFailure, signInAttempt } = tx.t
  await tx.remove(session, lt(session.expireTime, before.session))
  await tx.remove(signInFailure, lt(signInFailure.time, before.failure))
  await tx.remove(
    signInAttempt,
    and(eq(signInAttempt.hasSucceeded, 0), lt(signInAttempt.updateTime, before.attempt)),
  )
}

export const rolesOf = (db: Read) =>
  db.stmt('session.roles', (q, t) => q.select(t.role).orderBy(asc(t.role.roleCode))).all()

export const menus = (db: Read) =>
  db.stmt('session.menus', (q, t) => q.select(t.menu).orderBy(asc(t.menu.sort))).all()

/** Sessions that have neither ended nor been revoked. */
export async function countOpen(db: Read, now: string): Promise<number> {
  const { session } = db.t
  const isOpen = [isNull(session.revokeTime), gt(session.expireTime, now)]
  const [row] = await db.pick({ all: count() }, session, ...isOpen)
  return row?.all ?? 0
}
