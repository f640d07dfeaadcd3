import type { Read, Row, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  and,
  asc,
  contains,
  containsCode,
  count,
  eq,
  inArray,
  ne,
  pattern,
  sql,
} from '@yuncang/db/sql'
import { userStatuses } from '@yuncang/shared/nouns/user/rules'
import { orderOf, sortedBy, type Sort } from '../../platform/order.ts'
import type { UserQuery } from '@yuncang/shared/nouns/user/contract'

export type PersonRow = Row<Schema['user']>
export type MembershipRow = Row<Schema['membership']>
export type Member = { person: PersonRow; membership: MembershipRow }

type Filters = Pick<UserQuery, 'account' | 'realName' | 'status' | 'roleCode' | 'section'>

function matching(db: Read, tenantNode: string, filters: Filters) {
  const { user, membership } = db.t
  const { account, realName, status, roleCode, section } = filters
  return [
    eq(membership.tenantNode, tenantNode),
    account ? contains(user.account, pattern.contains(account)) : undefined,
    realName ? contains(user.realName, pattern.contains(realName)) : undefined,
    status === undefined ? undefined : eq(user.status, status),
    roleCode ? containsCode(membership.roleCodes, pattern.code(roleCode)) : undefined,
    section ? containsCode(membership.sections, pattern.code(section)) : undefined,
  ]
}

/** People of a tenant, newest first unless the query sorts. */
export async function page(db: Read, tenantNode: string, query: UserQuery) {
  const { user, membership } = db.t
  const { current, size } = query
  const where = matching(db, tenantNode, query)
  const rows = await db
    .pick({ person: user, membership }, membership, eq(membership.tenantNode, tenantNode))
    .innerJoin(user, and(eq(user.id, membership.userId), ...where))
    .orderBy(...sortedBy(user, orderOf(query)))
    .limit(size)
    .offset((current - 1) * size)
  const [counted] = await db
    .pick({ total: count() }, membership, eq(membership.tenantNode, tenantNode))
    .innerJoin(user, and(eq(user.id, membership.userId), ...where))
  const total = counted?.total ?? 0
  return { rows, total, size, current, pages: Math.ceil(total / size) }
}

/** Everybody of a tenant whom the filters find, in the order of the list. */
export const everybody = (
  db: Read,
  tenantNode: string,
  asked: Filters & Sort,
): Promise<Member[]> => {
  const { user, membership } = db.t
  return db
    .pick({ person: user, membership }, membership, eq(membership.tenantNode, tenantNode))
    .innerJoin(user, and(eq(user.id, membership.userId), ...matching(db, tenantNode, asked)))
    .orderBy(...sortedBy(user, orderOf(asked)))
}

export async function findMember(
  db: Read | SystemTx,
  tenantNode: string,
  userId: string,
): Promise<Member | undefined> {
  const { user, membership } = db.t
  const own = [eq(membership.tenantNode, tenantNode), eq(membership.userId, userId)]
  const [row] = await db
    .pick({ person: user, membership }, membership, ...own)
    .innerJoin(user, eq(user.id, membership.userId))
  return row
}

export async function hasMember(db: Read, tenantNode: string, account: string): Promise<boolean> {
  const { user, membership } = db.t
  const [row] = await db
    .pick({ id: user.id }, membership, eq(membership.tenantNode, tenantNode))
    .innerJoin(user, and(eq(user.id, membership.userId), eq(user.account, account)))
  return row !== undefined
}

/** The active people of a tenant by name. */
export const activeMembers = (db: Read, tenantNode: string, roleCode: string | undefined) => {
  const { user, membership } = db.t
  return db
    .pick(
      {
        id: user.id,
        account: user.account,
        realName: user.realName,
        sections: membership.sections,
      },
      membership,
      eq(membership.tenantNode, tenantNode),
      roleCode ? containsCode(membership.roleCodes, pattern.code(roleCode)) : undefined,
    )
    .innerJoin(user, and(eq(user.id, membership.userId), eq(user.status, userStatuses.active)))
    .orderBy(asc(user.realName), asc(user.id))
}

/** How many people of a tenant hold each role. */
export async function holdersOf(db: Read, tenantNode: string): Promise<Map<string, number>> {
  const { membership } = db.t
  const rows = await db.pick(
    { roles: membership.roleCodes },
    membership,
    eq(membership.tenantNode, tenantNode),
  )
  const held = new Map<string, number>()
  for (const code of rows.flatMap(({ roles }) => roles)) held.set(code, (held.get(code) ?? 0) + 1)
  return held
}

/** Other tenants of these people. */
export async function elsewhereOf(
  db: Read | SystemTx,
  tenantNode: string,
  userIds: readonly string[],
): Promise<{ userId: string; tenantNode: string; roleCodes: string[] }[]> {
  const { membership } = db.t
  if (userIds.length === 0) return []
  return db.select(
    membership,
    inArray(membership.userId, [...userIds]),
    ne(membership.tenantNode, tenantNode),
  )
}

/** Names of customers of the tenant, by id. */
export async function customerNames(
  db: Read,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { customer } = db.t
  if (ids.length === 0) return new Map()
  const rows = await db.pick(
    { id: customer.id, name: customer.customerName },
    customer,
    inArray(customer.id, [...ids]),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function findByAccount(tx: SystemTx, account: string): Promise<PersonRow | undefined> {
  const [row] = await tx.select(tx.t.user, eq(tx.t.user.account, account))
  return row
}

export async function findPerson(tx: SystemTx, id: string): Promise<PersonRow | undefined> {
  const [row] = await tx.select(tx.t.user, eq(tx.t.user.id, id))
  return row
}

export async function insertPerson(
  tx: SystemTx,
  row: Schema['user']['$inferInsert'],
): Promise<void> {
  await tx.insert(tx.t.user, row)
}

export async function changePerson(
  tx: SystemTx,
  id: string,
  changes: Partial<Pick<PersonRow, 'realName' | 'phone' | 'status'>>,
): Promise<void> {
  await tx.update(tx.t.user, changes, eq(tx.t.user.id, id))
}

export async function insertMembership(
  tx: SystemTx,
  row: Schema['membership']['$inferInsert'],
): Promise<void> {
  await tx.insert(tx.t.membership, row)
}

type Held = Pick<MembershipRow, 'userId' | 'tenantNode' | 'version'>
const ofVersion = (tx: SystemTx, { userId, tenantNode, version }: Held) => {
  const { membership } = tx.t
  return [
    eq(membership.userId, userId),
    eq(membership.tenantNode, tenantNode),
    eq(membership.version, version),
  ]
}

/** Changes what a person of this version is in a tenant; false when it is another version by now. */
export async function changeMembership(
  tx: SystemTx,
  held: Held,
  changes: Partial<Pick<MembershipRow, 'roleCodes' | 'sections' | 'customerId'>>,
): Promise<boolean> {
  const rows = await tx
    .update(tx.t.membership, { ...changes, version: held.version + 1 }, ...ofVersion(tx, held))
    .returning({ userId: tx.t.membership.userId })
  return rows.length > 0
}

export async function removeMembership(tx: SystemTx, held: Held): Promise<boolean> {
  const rows = await tx
    .remove(tx.t.membership, ...ofVersion(tx, held))
    .returning({ userId: tx.t.membership.userId })
  return rows.length > 0
}

/** Holds a tenant to the end of the transaction, so that changes of its administrators come one after the other. */
export async function holdTenant(tx: SystemTx, dataNode: string): Promise<void> {
  const { tenant } = tx.t
  await tx.update(tenant, { isLock: sql`${tenant.isLock}` }, eq(tenant.dataNode, dataNode))
}

type Holding = { tenantNode: string; roleCode: string; without: string; homeNode?: string }

/** Active people who hold a role in a tenant, without one of them; with a home tenant, those of that home. */
export async function countHolders(
  tx: SystemTx,
  { tenantNode, roleCode, without, homeNode }: Holding,
): Promise<number> {
  const { user, membership } = tx.t
  const [row] = await tx
    .pick(
      { holders: count() },
      membership,
      eq(membership.tenantNode, tenantNode),
      ne(membership.userId, without),
      containsCode(membership.roleCodes, pattern.code(roleCode)),
    )
    .innerJoin(
      user,
      and(
        eq(user.id, membership.userId),
        eq(user.status, userStatuses.active),
        homeNode === undefined ? undefined : eq(user.homeNode, homeNode),
      ),
    )
  return row?.holders ?? 0
}
