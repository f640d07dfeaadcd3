import type { Read, SystemTx } from '@yuncang/db/handle'
import { userStatuses } from '@yuncang/shared/nouns/user/rules'
import type { Permission } from '@yuncang/shared/access'
import type { Tenant } from '../../../platform/identity.ts'
import * as repo from '../repo.ts'
import { effectiveRoles, type RoleRow } from './role-store.ts'

/* What people are in a tenant at this moment, for work of the system that no call of theirs began. */

type Db = Read | SystemTx

/** Somebody in a tenant. */
export type Standing = { readonly userId: string; readonly tenantNode: string }

const platform = '*'
const ofPlatform: Permission = 'tenant:manage'
const ofPeople: Permission = 'user:write'

/** The roles that count in a tenant, by code. */
export async function rolesAt(db: Db, tenantNode: string): Promise<Map<string, RoleRow>> {
  const rows = await repo.rolesOf(db)
  const seen = rows.filter((row) => row.tenantNode === tenantNode || row.tenantNode === platform)
  return new Map(effectiveRoles(seen, tenantNode).map((row) => [row.roleCode, row]))
}

/** What somebody who is active may do in a tenant; nothing when they do not belong to it, or it is locked. */
export async function permissionsAt(
  db: Db,
  { userId, tenantNode }: Standing,
): Promise<ReadonlySet<string>> {
  const user = await repo.findUser(db, userId)
  if (user?.status !== userStatuses.active) return new Set()
  return permissionsOf(db, userId, (tenant) => tenant.dataNode === tenantNode && !tenant.isLock)
}

/** Whether somebody administers the platform, in whichever of their tenants. */
export const isOfPlatform = async (db: Db, userId: string): Promise<boolean> =>
  (await permissionsOf(db, userId, () => true)).has(ofPlatform)

/**
 * Whether somebody administers the name, phone, state and password of a person
 * (docs/domain/access.md#people-of-several-tenants): for the platform, or for the home tenant as long as the person
 * belongs to it and may not do more than they.
 */
export async function administratesPerson(
  db: Db,
  by: Standing,
  personId: string,
): Promise<boolean> {
  const held = await permissionsAt(db, by)
  if (!held.has(ofPeople)) return false
  const isHere = ({ dataNode }: Tenant) => dataNode === by.tenantNode
  const belongs = (await repo.membershipsOf(db, personId)).some(({ tenant }) => isHere(tenant))
  const needed = await permissionsOf(db, personId, isHere)
  if (!belongs || [...needed].some((code) => !held.has(code))) return false
  if (held.has(ofPlatform)) return true
  const person = await repo.findUser(db, personId)
  return person?.homeNode === by.tenantNode && !(await isOfPlatform(db, personId))
}

async function permissionsOf(
  db: Db,
  userId: string,
  isMeant: (tenant: Tenant) => boolean,
): Promise<Set<string>> {
  const held = new Set<string>()
  for (const { tenant, roles } of await repo.membershipsOf(db, userId)) {
    if (!isMeant(tenant)) continue
    const known = await rolesAt(db, tenant.dataNode)
    for (const code of roles.flatMap((role) => known.get(role)?.permissions ?? [])) held.add(code)
  }
  return held
}
