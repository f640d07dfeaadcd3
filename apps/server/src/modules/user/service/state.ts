import { userStatuses } from '@yuncang/shared/nouns/user/rules'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { system } from '@yuncang/db/handle'
import type { UserRecord, UserStatus } from '@yuncang/shared/nouns/user/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { endLink, makeLink } from '../../password/service/link.ts'
import { diffOf, recordIn } from '../../../kernel/record/service.ts'
import { endSessionsOf } from '../../session/service/session-life.ts'
import { sessionsChanged } from '../../../platform/identity.ts'
import * as repo from '../repo.ts'
import { assertAdministered, assertAnotherAdmin, assertMayTouch, rolesHere } from './guards.ts'
import { assertSeen, type Seen } from '../../../platform/rows/versioned.ts'
import { mustFind, recordOf } from './save.ts'

const scope = system('administration of the own people')
const operateModule = businessModules.user

/** Disables, locks or opens a person, everywhere and at once: their sessions end within a second. */
export async function setStatus(
  ctx: Ctx,
  { id, version, status }: UserStatus,
): Promise<UserRecord> {
  const roles = await rolesHere(ctx)
  const tenantNode = ctx.tenant.dataNode
  await ctx.services.db.transaction(scope, async (tx) => {
    const before = await mustFind(ctx, tx, id)
    if (id === ctx.user.id) throw new AppError('user.ownStatus')
    assertMayTouch(ctx, roles, before)
    await assertAdministered(ctx, tx, before)
    if (status !== userStatuses.active) {
      // What other tenants made of the person does not bind the home tenant.
      const isOfPlatform = ctx.can('tenant:manage')
      const others = isOfPlatform ? await repo.elsewhereOf(tx, tenantNode, [id]) : []
      await assertAnotherAdmin(tx, before, [before.membership, ...others])
    }
    const held = { userId: id, tenantNode, version }
    if (!(await repo.changeMembership(tx, held, {}))) throw new AppError('record.stale')
    await repo.changePerson(tx, id, { status })
    const fieldDiff = diffOf(before.person, { status })
    const operation = { businessId: id, operateModule, action: actions[status], fieldDiff } as const
    await recordIn(tx, ctx, tenantNode, operation)
    if (status === userStatuses.active) await tx.publish(sessionsChanged, id)
    else await endSessionsOf(tx, { userId: id, now: ctx.now() })
  })
  return recordOf(ctx, id)
}

const actions = {
  [userStatuses.stopped]: 'stop',
  [userStatuses.active]: 'resume',
  [userStatuses.locked]: 'lock',
} as const

/** A link by which the person sets a password, e.g. a forgotten one. Whoever has it can sign in as that person. */
export async function invite(ctx: Ctx, { id, version }: Seen) {
  const roles = await rolesHere(ctx)
  return ctx.services.db.transaction(scope, async (tx) => {
    const member = await mustFind(ctx, tx, id)
    assertMayTouch(ctx, roles, member)
    await assertAdministered(ctx, tx, member)
    assertSeen({ id, version: member.membership.version }, version)
    const token = await makeLink(tx, id, ctx.now(), ctx)
    const operation = { businessId: id, operateModule, action: 'invite' } as const
    await recordIn(tx, ctx, ctx.tenant.dataNode, operation)
    return { account: member.person.account, token }
  })
}

/** Takes a person out of the tenant; the person stays, with the other tenants. */
export async function removeMember(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
): Promise<null> {
  const roles = await rolesHere(ctx)
  const tenantNode = ctx.tenant.dataNode
  await ctx.services.db.transaction(scope, async (tx) => {
    const before = await mustFind(ctx, tx, id)
    if (id === ctx.user.id) throw new AppError('user.ownStatus')
    assertMayTouch(ctx, roles, before)
    await assertAnotherAdmin(tx, before, [before.membership])
    if (!(await repo.removeMembership(tx, { userId: id, tenantNode, version }))) {
      throw new AppError('record.stale')
    }
    await endLink(tx, id)
    await recordIn(tx, ctx, tenantNode, { businessId: id, operateModule, action: 'remove' })
    await tx.publish(sessionsChanged, id)
  })
  return null
}
