import type { SignInTenant } from '@yuncang/shared/contracts/session'
import { AppError } from '@yuncang/shared/errors'
import type { Tenant } from '../../../platform/identity.ts'
import type { Ctx, SessionCtx } from '../../../trpc/context.ts'

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
    currentGroup: ctx.section,
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
