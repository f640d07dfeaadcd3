import { AppError } from '@yuncang/shared/errors'
import { tenantToBegin } from '@yuncang/shared/nouns/start/rules'
import type { Ctx, SessionCtx } from '../../trpc/context.ts'
import { workIn } from '../../trpc/entry.ts'
import { mine } from '../job/service.ts'
import { mine as invitationsOf } from '../membership-invitation/service/read.ts'
import { unread } from '../notice/service/read.ts'
import { routes } from '../session/service/menu.ts'
import { buttons, currentUser, tenants } from '../session/service/profile.ts'
import { get as settingsOf } from '../setting/service.ts'
import { brand } from '../tenant/service/brand.ts'

/** All that the web client begins with, in one call: a page that waits for one answer after the other comes late. */
export async function get(ctx: SessionCtx) {
  const [open, settings, invitations] = await Promise.all([
    tenants(ctx),
    settingsOf(ctx),
    invitationsOf(ctx),
  ])
  const tenant = tenantToBegin(open, ctx.call.tenantNode)
  return {
    tenants: open,
    settings,
    invitations,
    here: tenant ? await standingIn(await memberOf(ctx, tenant.dataNode)) : null,
  }
}

async function memberOf(ctx: SessionCtx, dataNode: string): Promise<Ctx> {
  const session = await ctx.services.sessions.find(ctx.token)
  const membership = session?.memberships.get(dataNode)
  if (!session || !membership) throw new AppError('session.expired')
  ctx.call.noteActor({ tenantNode: dataNode, user: ctx.user })
  return workIn(ctx, membership, { chosenSection: session.currentSection, access: 'member' })
}

async function standingIn(ctx: Ctx) {
  const [user, granted, menu, look, jobs, notices] = await Promise.all([
    currentUser(ctx),
    buttons(ctx),
    routes(ctx),
    brand(ctx),
    mine(ctx),
    ctx.can('notice:read') ? unread(ctx) : null,
  ])
  const { dataNode } = ctx.tenant
  return { dataNode, user, buttons: granted, routes: menu, brand: look, jobs, notices }
}
