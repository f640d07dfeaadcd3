import type { SignInTenant } from '@yuncang/shared/nouns/session/contract'
import { foldAccount } from '@yuncang/shared/nouns/user/account'
import { accountsIn } from '@yuncang/shared/nouns/param/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Tenant } from '../../../platform/identity.ts'
import type { Ctx, SessionCtx } from '../../../trpc/context.ts'
import { valueOf } from '../../param/service/param.ts'

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
  const special = accountsIn(await ctx.read((db) => valueOf(db, 'account.special')))
  return {
    ...ctx.user,
    avatar: session?.user.avatar ?? '',
    roleName: ctx.roles.join(','),
    groupName: ctx.sections.join(','),
    currentGroup: ctx.section,
    accessToken: ctx.token,
    customerId: session?.memberships.get(ctx.tenant.dataNode)?.customerId ?? null,
    isSpecial: special.includes(foldAccount(ctx.user.account)) ? (1 as const) : (0 as const),
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
