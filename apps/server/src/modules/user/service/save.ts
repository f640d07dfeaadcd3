import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { system, type SystemTx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import type { UserChange, UserDraft, UserRecord } from '@yuncang/shared/nouns/user/contract'
import { foldAccount } from '@yuncang/shared/nouns/user/account'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { endLink, makeLink } from '../../password/service/link.ts'
import { diffOf, recordIn } from '../../../kernel/record/service.ts'
import { sessionsChanged } from '../../../platform/identity.ts'
import * as repo from '../repo.ts'
import {
  assertAdministered,
  assertAnotherAdmin,
  assertMayGive,
  assertMayTouch,
  isAdministered,
  losesAdmin,
  rolesHere,
} from './guards.ts'
import { addPerson, joinTenant, phoneTaken, type Person, type Place } from './person.ts'
import { placeOf } from './place.ts'
import { asRecords } from './read.ts'

const scope = system('administration of the own people')
const operateModule = businessModules.user

/**
 * Makes a person whose home is the tenant, with the token of a link to set the password, or takes back one of the own
 * people who belongs nowhere any more. Throws 403 for roles beyond the caller's rights, 409 for an account or phone in
 * use.
 */
export async function create(
  ctx: Ctx,
  input: UserDraft,
): Promise<{ user: UserRecord; token: string }> {
  const account = foldAccount(input.account)
  const { place } = await placeOf(ctx, input)
  assertMayGive(ctx, await rolesHere(ctx), place)
  const made = await ctx.services.db.transaction(scope, async (tx) => {
    const person = { account, realName: input.realName.trim(), phone: input.phone.trim() }
    const known = await repo.findByAccount(tx, account)
    const id = known
      ? await takeBack(tx, known, { person, place })
      : await addPerson(tx, ctx, person, place)
    const token = await makeLink(tx, id, ctx.now(), ctx)
    await recordIn(tx, ctx, place.tenantNode, { businessId: id, operateModule, action: 'create' })
    return { id, token }
  })
  return { user: await recordOf(ctx, made.id), token: made.token }
}

type Wanted = { person: Person; place: Place }

/** Who was taken out of the home tenant and belongs to no other comes back to it; whoever else has the account: 409. */
async function takeBack(tx: SystemTx, known: repo.PersonRow, { person, place }: Wanted) {
  const { realName, phone } = person
  const { id, homeNode } = known
  const isAlone = (await repo.elsewhereOf(tx, '', [id])).length === 0
  if (homeNode !== place.tenantNode || !isAlone || !(await joinTenant(tx, id, place)))
    throw new AppError('user.accountTaken')
  await mapUniqueViolation(phoneTaken(phone), () =>
    repo.changePerson(tx, id, { realName, phone: phone || null }),
  )
  return id
}

/**
 * Changes who somebody is in the tenant. Throws 403 for one's own roles and for rights beyond the caller's, 409 for a
 * stale version, for the last administrator, and for the name of somebody of another home tenant.
 */
export async function update(ctx: Ctx, input: UserChange): Promise<UserRecord> {
  const { id, version } = input
  const { place } = await placeOf(ctx, input)
  const roles = await rolesHere(ctx)
  await ctx.services.db.transaction(scope, async (tx) => {
    const before = await mustFind(ctx, tx, id)
    const { person, membership } = before
    assertMayTouch(ctx, roles, before)
    const isSame = sameCodes(membership.roleCodes, place.roleCodes)
    if (id === ctx.user.id && !isSame) throw new AppError('user.ownRoles')
    if (!isSame || membership.customerId !== place.customerId) {
      assertMayGive(ctx, roles, place, membership.roleCodes)
      await endLink(tx, id)
    }
    if (losesAdmin(membership.roleCodes, place.roleCodes)) {
      await assertAnotherAdmin(tx, before, [membership])
    }
    const { roleCodes, sections, customerId } = place
    const changes = { roleCodes, sections, customerId }
    const held = { userId: id, tenantNode: place.tenantNode, version }
    if (!(await repo.changeMembership(tx, held, changes))) throw new AppError('record.stale')
    const self = selfOf(ctx, person, input)
    const selfDiff = diffOf(person, self)
    if (Object.keys(selfDiff).length > 0) {
      await assertAdministered(ctx, tx, before)
      await mapUniqueViolation(phoneTaken(input.phone), () => repo.changePerson(tx, id, self))
    }
    const fieldDiff = { ...selfDiff, ...diffOf(membership, changes) }
    const operation = { businessId: id, operateModule, action: 'update', fieldDiff } as const
    await recordIn(tx, ctx, place.tenantNode, operation)
    await tx.publish(sessionsChanged, id)
  })
  return recordOf(ctx, id)
}

/**
 * What the form says of the person; who does not administer them is not shown a phone, and learns nothing by naming one.
 */
function selfOf(ctx: Ctx, person: repo.PersonRow, input: UserChange) {
  const realName = input.realName.trim()
  const phone = input.phone.trim()
  if (isAdministered(ctx, person)) return { realName, phone: phone || null }
  if (phone !== '') throw new AppError('user.elsewhere', { params: { name: person.realName } })
  return { realName }
}

const sameCodes = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join()

export async function mustFind(ctx: Ctx, tx: SystemTx, id: string): Promise<repo.Member> {
  const member = await repo.findMember(tx, ctx.tenant.dataNode, id)
  if (!member) throw new AppError('record.notFound')
  return member
}

export async function recordOf(ctx: Ctx, id: string): Promise<UserRecord> {
  const { dataNode } = ctx.tenant
  const member = await ctx.services.db.read(scope, (db) => repo.findMember(db, dataNode, id))
  if (!member) throw new AppError('record.notFound')
  return only(await asRecords(ctx, [member]))
}
