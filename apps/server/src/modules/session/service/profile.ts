import type { MenuNode, SignInTenant } from '@yuncang/shared/contracts/session'
import { AppError } from '@yuncang/shared/errors'
import type { Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import type { Tenant } from '../../../platform/identity.ts'
import type { Ctx, SessionCtx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

const asSignInTenant = (tenant: Tenant): SignInTenant => ({
  ...tenant,
  id: tenant.dataNode,
  tenantId: tenant.dataNode,
})

/** The tenants in which the person has a role, locked ones included: the client says so when one is chosen. */
export async function tenants(ctx: SessionCtx): Promise<SignInTenant[]> {
  const session = await ctx.services.sessions.find(ctx.token)
  if (!session) throw new AppError('session.expired')
  return [...session.memberships.values()]
    .filter((membership) => membership.roles.length > 0)
    .map((membership) => asSignInTenant(membership.tenant))
}

export async function currentUser(ctx: Ctx) {
  const session = await ctx.services.sessions.find(ctx.token)
  return {
    ...ctx.user,
    avatar: session?.user.avatar ?? '',
    roleName: ctx.roles.join(','),
    groupName: ctx.sections.join(','),
    accessToken: ctx.token,
  }
}

/** What the person may do here, as the tree whose leaves are permission codes. */
export async function buttons(ctx: Ctx) {
  const groups = Map.groupBy([...ctx.permissions].sort(), (code) => code.split(':')[0] ?? code)
  return [...groups].map(([code, codes]) => ({
    code,
    children: codes.map((leaf) => ({ code: leaf })),
  }))
}

type MenuRow = Row<Schema['menu']>

/** The person's menu: pages they may open, and folders that hold at least one. */
export async function routes(ctx: Ctx): Promise<MenuNode[]> {
  const rows = await ctx.read((db) => repo.menus(db))
  const byParent = Map.groupBy(rows, (row) => row.parentId)
  const isFolder = (row: MenuRow) => row.type === 1

  const visible = (parentId: string | null): MenuNode[] =>
    (byParent.get(parentId) ?? [])
      .filter((row) => row.permission === '' || ctx.permissions.has(row.permission))
      .map((row) => ({ row, node: asNode(ctx, row, visible(row.id)) }))
      .filter(({ row, node }) => !isFolder(row) || node.children.length > 0)
      .map(({ node }) => node)

  return visible(null)
}

function asNode(ctx: Ctx, row: MenuRow, children: MenuNode[]): MenuNode {
  const label = ctx.call.locale === 'en' ? row.nameEn : row.nameZh
  return {
    id: row.id,
    code: row.code,
    path: row.path,
    name: label,
    label,
    icon: row.icon,
    keepAlive: row.keepAlive,
    meta: { i18n: row.code, keepAlive: row.keepAlive === 1 },
    children,
  }
}
