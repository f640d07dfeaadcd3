import { system } from '@yuncang/db/handle'
import { userStatuses, type UserState } from '@yuncang/shared/nouns/user/rules'
import type { UserQuery, UserRecord } from '@yuncang/shared/nouns/user/contract'
import type { Ctx } from '../../../trpc/context.ts'
import { isAdministered } from './guards.ts'
import * as repo from '../repo.ts'

const scope = system('people of the own tenant')

export async function page(ctx: Ctx, query: UserQuery) {
  const { dataNode } = ctx.tenant
  const { rows, ...found } = await ctx.services.db.read(scope, (db) =>
    repo.page(db, dataNode, query),
  )
  return { ...found, records: await asRecords(ctx, rows) }
}

/** Everybody whom the filters find. */
export const everybody = async (ctx: Ctx, filters: Parameters<typeof repo.everybody>[2]) =>
  asRecords(
    ctx,
    await ctx.services.db.read(scope, (db) => repo.everybody(db, ctx.tenant.dataNode, filters)),
  )

/** People who may sign in here, for selects. */
export const selectMap = (ctx: Ctx, { roleCode }: { roleCode?: string | undefined }) =>
  ctx.services.db.read(scope, (db) => repo.activeMembers(db, ctx.tenant.dataNode, roleCode))

/** Members as the list shows them. */
export async function asRecords(ctx: Ctx, rows: readonly repo.Member[]): Promise<UserRecord[]> {
  const ids = rows.map(({ person }) => person.id)
  const others = await ctx.services.db.read(scope, (db) =>
    repo.elsewhereOf(db, ctx.tenant.dataNode, ids),
  )
  const elsewhere = new Set(others.map(({ userId }) => userId))
  const customers = await ctx.read((db) =>
    repo.customerNames(
      db,
      rows.flatMap(({ membership }) => membership.customerId ?? []),
    ),
  )
  return rows.map(({ person, membership }) => ({
    id: person.id,
    account: person.account,
    realName: person.realName,
    phone: isAdministered(ctx, person) ? (person.phone ?? '') : '',
    status: statusOf(person),
    roleCodes: membership.roleCodes,
    sections: membership.sections,
    customerId: membership.customerId,
    customerName: customers.get(membership.customerId ?? '') ?? '',
    hasPassword: person.passwordHash === '' ? 0 : 1,
    isElsewhere: elsewhere.has(person.id) ? 1 : 0,
    isOwn: person.homeNode === ctx.tenant.dataNode ? 1 : 0,
    version: membership.version,
    createTime: person.createTime,
  }))
}

const statusOf = ({ status }: repo.PersonRow): UserState =>
  status === userStatuses.active || status === userStatuses.locked ? status : userStatuses.stopped

/** Whether somebody of the tenant has this account. */
export const hasMember = (ctx: Ctx, account: string): Promise<boolean> =>
  ctx.services.db.read(scope, (db) => repo.hasMember(db, ctx.tenant.dataNode, account))

/** How many people of the tenant hold each role. */
export const countRoleHolders = (ctx: Ctx): Promise<Map<string, number>> =>
  ctx.services.db.read(scope, (db) => repo.holdersOf(db, ctx.tenant.dataNode))
