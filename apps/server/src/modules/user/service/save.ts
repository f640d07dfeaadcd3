import { only } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { system, type SystemTx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import type { UserChange, UserDraft, UserRecord } from '@yuncang/shared/nouns/user/contract'
import { foldAccount } from '@yuncang/shared/nouns/user/account'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { makeLink } from '../../password/service.ts'
import { diffOf, recordIn } from '../../../kernel/record/service.ts'
import { sessionsChanged } from '../../../platform/identity.ts'
import * as repo from '../repo.ts'
import {
  assertAnotherAdmin,
  assertMayGive,
  assertMayTouch,
  assertOwnPerson,
  losesAdmin,
  rolesHere,
} from './guards.ts'
import { addPerson, phoneTaken } from './person.ts'
import { asRecords } from './read.ts'

const scope = system('administration of the own people')
const operateModule = businessModules.user

/**
 * Brings a person into the tenant: a new one, with the token of a link to set the password, or one whom another tenant
 * has already. Throws 403 for roles beyond the caller's rights, 409 for an account or phone in use.
 */
export async function create(
  ctx: Ctx,
  input: UserDraft,
): Promise<{ user: UserRecord; token: string | null }> {
  const account = foldAccount(input.account)
  const place = placeOf(ctx, input)
  await assertCustomer(ctx, place.customerId)
  assertMayGive(ctx, await rolesHere(ctx), place)
  const made = await ctx.services.db.transaction(scope, async (tx) => {
    const known = await repo.findByAccount(tx, account)
    assertAsSaid(input, account, known)
    const person = { account, realName: input.realName.trim(), phone: input.phone.trim() }
    const id = known ? await join(tx, known, place) : await addPerson(tx, ctx, person, place)
    const token = known ? null : await makeLink(tx, id, ctx.now())
    await recordIn(tx, ctx, place.tenantNode, { businessId: id, operateModule, action: 'create' })
    await tx.publish(sessionsChanged, id)
    return { id, token }
  })
  return { user: await recordOf(ctx, made.id), token: made.token }
}

const placeOf = (ctx: Ctx, input: UserDraft | UserChange) => ({
  tenantNode: ctx.tenant.dataNode,
  roleCodes: [...new Set(input.roleCodes)],
  sections: [...new Set(input.sections)],
  customerId: input.customerId,
})

function assertAsSaid({ isExisting }: UserDraft, account: string, known: object | undefined): void {
  const params = { account }
  if (known && !isExisting) throw new AppError('user.accountElsewhere', { params })
  if (!known && isExisting) throw new AppError('user.noSuchAccount', { params })
}

async function join(tx: SystemTx, known: repo.PersonRow, place: ReturnType<typeof placeOf>) {
  if (await repo.findMember(tx, place.tenantNode, known.id)) {
    throw new AppError('user.accountTaken', { params: { account: known.account } })
  }
  await repo.insertMembership(tx, { userId: known.id, ...place })
  return known.id
}

async function assertCustomer(ctx: Ctx, id: string | null): Promise<void> {
  if (id === null) return
  const found = await ctx.read((db) => repo.customerNames(db, [id]))
  if (found.size === 0) throw new AppError('record.notFound')
}

/**
 * Changes who somebody is in the tenant. Throws 403 for one's own roles and for rights beyond the caller's, 409 for a
 * stale version, for the last administrator, and for the name of somebody whom other tenants have too.
 */
export async function update(ctx: Ctx, input: UserChange): Promise<UserRecord> {
  const { id, version } = input
  const place = placeOf(ctx, input)
  await assertCustomer(ctx, place.customerId)
  const roles = await rolesHere(ctx)
  await ctx.services.db.transaction(scope, async (tx) => {
    const before = await mustFind(ctx, tx, id)
    const { person, membership } = before
    assertMayTouch(ctx, roles, before)
    const isSame = sameCodes(membership.roleCodes, place.roleCodes)
    if (id === ctx.user.id && !isSame) throw new AppError('user.ownRoles')
    if (!isSame || membership.customerId !== place.customerId) {
      assertMayGive(ctx, roles, place, membership.roleCodes)
    }
    if (losesAdmin(membership.roleCodes, place.roleCodes)) {
      await assertAnotherAdmin(tx, before, [membership])
    }
    const { roleCodes, sections, customerId } = place
    const changes = { roleCodes, sections, customerId }
    const held = { userId: id, tenantNode: place.tenantNode, version }
    if (!(await repo.changeMembership(tx, held, changes))) throw new AppError('record.stale')
    const self = { realName: input.realName.trim(), phone: input.phone.trim() || null }
    const selfDiff = diffOf(person, self)
    if (Object.keys(selfDiff).length > 0) {
      await assertOwnPerson(ctx, tx, before)
      await mapUniqueViolation(phoneTaken(input.phone), () => repo.changePerson(tx, id, self))
    }
    const fieldDiff = { ...selfDiff, ...diffOf(membership, changes) }
    const operation = { businessId: id, operateModule, action: 'update', fieldDiff } as const
    await recordIn(tx, ctx, place.tenantNode, operation)
    await tx.publish(sessionsChanged, id)
  })
  return recordOf(ctx, id)
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
