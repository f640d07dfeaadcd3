import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { system } from '@yuncang/db/handle'
import type { SectionMembers } from '@yuncang/shared/nouns/user/contract'
import { businessTypesOf, sectionNames } from '@yuncang/shared/nouns/user/sections'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { diffOf, recordIn } from '../../../kernel/record/service.ts'
import { sessionsChanged } from '../../../platform/identity.ts'
import * as repo from '../repo.ts'
import { assertMayTouch, rolesHere } from './guards.ts'
import { mustFind } from './save.ts'

const scope = system('business sections of the own people')

/** Every business section with the kinds of business that belong to it and the people who are in it. */
export const sections = (ctx: Ctx) =>
  ctx.services.db.read(scope, async (db) => {
    const people = await repo.activeMembers(db, ctx.tenant.dataNode, undefined)
    return sectionNames.map((name) => ({
      name,
      businessTypes: [...businessTypesOf(name)],
      members: people.filter((person) => person.sections.includes(name)),
    }))
  })

/**
 * Exactly these people are in the section from now on. Throws 404 for somebody who is not of the tenant, 409 when others are in
 * it than the caller saw.
 */
export async function setMembers(
  ctx: Ctx,
  { name, userIds, known }: SectionMembers,
): Promise<null> {
  const roles = await rolesHere(ctx)
  const tenantNode = ctx.tenant.dataNode
  await ctx.services.db.transaction(scope, async (tx) => {
    const people = await repo.activeMembers(tx, tenantNode, undefined)
    const here = people.filter((person) => person.sections.includes(name)).map(({ id }) => id)
    if (known && [...known].sort().join() !== here.toSorted().join())
      throw new AppError('record.stale')
    const wanted = new Set(userIds)
    const moved = [...new Set([...here, ...userIds])].filter(
      (id) => wanted.has(id) !== here.includes(id),
    )
    for (const id of moved) {
      const member = await mustFind(ctx, tx, id)
      assertMayTouch(ctx, roles, member)
      const { membership } = member
      const others = membership.sections.filter((each) => each !== name)
      const changes = { sections: wanted.has(id) ? [...others, name] : others }
      const held = { userId: id, tenantNode, version: membership.version }
      if (!(await repo.changeMembership(tx, held, changes))) throw new AppError('record.stale')
      const fieldDiff = diffOf(membership, changes)
      const operation = {
        businessId: id,
        operateModule: businessModules.user,
        action: 'update',
        fieldDiff,
      } as const
      await recordIn(tx, ctx, tenantNode, operation)
    }
    await tx.publish(sessionsChanged, tenantNode)
  })
  return null
}
