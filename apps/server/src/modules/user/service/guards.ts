import type { SystemTx } from '@yuncang/db/handle'
import { userStatuses } from '@yuncang/shared/nouns/user/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { effectiveRoles, rolesIn, type RoleRow } from '../../session/service/role-store.ts'
import { isOfPlatform } from '../../session/service/standing.ts'
import * as repo from '../repo.ts'

/** The role of a tenant's administrators, of whom there is always one. */
const administrator = 'admin'

/** The roles that count in the caller's tenant, by code. */
export const rolesHere = (ctx: Ctx): Promise<Map<string, RoleRow>> =>
  ctx.read(async (db) => {
    const rows = effectiveRoles(await rolesIn(db), ctx.tenant.dataNode)
    return new Map(rows.map((row) => [row.roleCode, row]))
  })

const isBeyond = (ctx: Ctx, role: RoleRow | undefined) =>
  role?.permissions.some((code) => !ctx.permissions.has(code)) ?? false

const nameOf = (ctx: Ctx, role: RoleRow) => (ctx.call.locale === 'en' ? role.nameEn : role.nameZh)

/** Nobody gives what they do not have. Throws 400 for an unknown role, 403 for one with more rights than the caller's. */
export function assertMayGive(
  ctx: Ctx,
  roles: Map<string, RoleRow>,
  given: { roleCodes: readonly string[]; customerId: string | null },
  before: readonly string[] = [],
): void {
  for (const code of given.roleCodes) {
    const role = roles.get(code)
    if (!role) throw new AppError('user.unknownRole', { params: { role: code } })
    if (!before.includes(code) && isBeyond(ctx, role)) {
      throw new AppError('user.roleBeyond', { params: { role: nameOf(ctx, role) } })
    }
    if (role.dataScope === 'customer' && given.customerId === null) {
      throw new AppError('user.customerRequired', { params: { role: nameOf(ctx, role) } })
    }
  }
}

/** Who may do more than the caller is not for the caller to change: 403. */
export function assertMayTouch(
  ctx: Ctx,
  roles: Map<string, RoleRow>,
  { person, membership }: repo.Member,
): void {
  if (membership.roleCodes.some((code) => isBeyond(ctx, roles.get(code)))) {
    throw new AppError('user.beyond', { params: { name: person.realName } })
  }
}

/** Whether the caller is of the tenant, or of the platform, that administers the person. */
export const isAdministered = (ctx: Ctx, { homeNode }: repo.PersonRow): boolean =>
  homeNode === ctx.tenant.dataNode || ctx.can('tenant:manage')

/**
 * Name, phone, state and password are administered by the home tenant, whatever others took the person in, and by the
 * platform (docs/domain/access.md#people-of-several-tenants): 409 elsewhere, 403 for who administers the platform.
 */
export async function assertAdministered(ctx: Ctx, tx: SystemTx, { person }: repo.Member) {
  const params = { name: person.realName }
  if (!isAdministered(ctx, person)) throw new AppError('user.elsewhere', { params })
  if (!ctx.can('tenant:manage') && (await isOfPlatform(tx, person.id)))
    throw new AppError('user.beyond', { params })
}

/**
 * Somebody who administers a tenant is about to do so no longer: 409 when nobody else does, and for one of the tenant's
 * own when nobody else of its own does.
 */
export async function assertAnotherAdmin(
  tx: SystemTx,
  { person }: Pick<repo.Member, 'person'>,
  tenants: readonly { tenantNode: string; roleCodes: readonly string[] }[],
): Promise<void> {
  if (person.status !== userStatuses.active) return
  const administered = tenants.filter(({ roleCodes }) => roleCodes.includes(administrator))
  for (const { tenantNode } of administered) {
    await repo.holdTenant(tx, tenantNode)
    const ofOwn = person.homeNode === tenantNode && { homeNode: tenantNode }
    const others = { tenantNode, roleCode: administrator, without: person.id, ...ofOwn }
    if ((await repo.countHolders(tx, others)) > 0) continue
    const params = { name: person.realName, tenant: tenantNode }
    throw new AppError('user.lastAdmin', { params })
  }
}

export const losesAdmin = (before: readonly string[], after: readonly string[]): boolean =>
  before.includes(administrator) && !after.includes(administrator)
