import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { system, type SystemTx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { InvitationOne } from '@yuncang/shared/nouns/membership-invitation/contract'
import { invitationStates, stateOf } from '@yuncang/shared/nouns/membership-invitation/rules'
import { recordIn } from '../../../kernel/record/service.ts'
import { assertSeen } from '../../../platform/rows/versioned.ts'
import type { SessionCtx } from '../../../trpc/context.ts'
import { permissionsAt, rolesAt } from '../../session/service/standing.ts'
import { homeOf, joinTenant } from '../../user/service/person.ts'
import * as repo from '../repo.ts'

const scope = system('answer to an invitation')
const operateModule = businessModules.user

type Found = NonNullable<Awaited<ReturnType<typeof repo.findOf>>>

/**
 * The person works in the inviting tenant from now on, as what they were invited for. Throws 409 for an invitation that
 * is open no longer or whose inviter could not send it any more, and for a locked tenant.
 */
export const accept = (ctx: SessionCtx, one: InvitationOne): Promise<{ tenantNode: string }> =>
  ctx.services.db.transaction(scope, async (tx) => {
    const found = await mustBeOpen(ctx, tx, one)
    const { invitation, tenant } = found
    if (tenant.isLock)
      throw new AppError('membershipInvitation.tenantLocked', { params: { tenant: tenant.name } })
    await assertStillMeant(tx, found)
    const accepted = {
      status: invitationStates.accepted,
      updateBy: ctx.user.id,
      updateTime: ctx.now(),
      version: one.version + 1,
    }
    if (!(await repo.answer(tx, one, accepted))) throw overOf(found)
    const { tenantNode, roleCodes, sections, customerId } = invitation
    const place = { tenantNode, roleCodes, sections, customerId }
    if (!(await joinTenant(tx, ctx.user.id, place))) throw overOf(found)
    const { id: userId } = ctx.user
    await recordIn(tx, ctx, tenantNode, { businessId: one.id, operateModule, action: 'accept' })
    await recordIn(tx, ctx, tenantNode, { businessId: userId, operateModule, action: 'join' })
    const home = await homeOf(tx, userId)
    if (home !== '' && home !== tenantNode)
      await recordIn(tx, ctx, home, { businessId: userId, operateModule, action: 'joinElsewhere' })
    return { tenantNode }
  })

/** The person does not want to; the tenant is told nothing. Throws 409 for an invitation that is open no longer. */
export const decline = (ctx: SessionCtx, one: InvitationOne): Promise<null> =>
  ctx.services.db.transaction(scope, async (tx) => {
    const found = await mustBeOpen(ctx, tx, one)
    if (!(await repo.answer(tx, one, { refuseTime: ctx.now() }))) throw overOf(found)
    return null
  })

async function mustBeOpen(ctx: SessionCtx, tx: SystemTx, one: InvitationOne): Promise<Found> {
  const found = await repo.findOf(tx, ctx.user.id, one.id)
  if (!found) throw new AppError('record.notFound')
  const { invitation } = found
  const isOpen = stateOf(invitation, ctx.now()) === invitationStates.open
  if (!isOpen || invitation.refuseTime !== null) throw overOf(found)
  assertSeen(invitation, one.version)
  return found
}

const overOf = ({ tenant }: Found) =>
  new AppError('membershipInvitation.over', { params: { tenant: tenant.name } })

/** Whoever sent it could send it at this moment too: still administers people, has the rights that it gives. */
async function assertStillMeant(tx: SystemTx, { invitation, tenant }: Found): Promise<void> {
  const { tenantNode, createBy, roleCodes, customerId, inviterName } = invitation
  const held = await permissionsAt(tx, { userId: createBy, tenantNode })
  const known = await rolesAt(tx, tenantNode)
  const roles = roleCodes.map((code) => known.get(code))
  const mayGive = roles.every((role) => role?.permissions.every((code) => held.has(code)))
  const hasCustomer = customerId !== null && (await repo.hasCustomer(tx, tenantNode, customerId))
  const isOfNobody = roles.some((role) => role?.dataScope === 'customer') && !hasCustomer
  if (!held.has('user:write') || !mayGive || isOfNobody) {
    const params = { tenant: tenant.name, inviter: inviterName }
    throw new AppError('membershipInvitation.lapsed', { params })
  }
}
