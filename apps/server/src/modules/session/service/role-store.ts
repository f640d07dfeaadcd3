import { inTenant, type Db } from '@yuncang/db/handle'
import type { RoleStore } from '../../../platform/identity.ts'
import * as repo from '../repo.ts'

/** Instances tell each other on this channel that a role changed; a change bites within a second. */
export const rolesChanged = 'roles'

const freshForMs = 1000

type Entry = { permissions: ReadonlySet<string>; readAt: number }

export function createRoleStore(db: Db): RoleStore {
  const known = new Map<string, Entry>()
  db.shared.subscribe(rolesChanged, () => known.clear())

  async function load(tenant: string, codes: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await db.read(inTenant(tenant), (read) => repo.rolesOf(read))
    const own = new Set(rows.filter((row) => row.tenantNode === tenant).map((row) => row.roleCode))
    const effective = rows.filter(
      (row) =>
        codes.includes(row.roleCode) && (row.tenantNode === tenant || !own.has(row.roleCode)),
    )
    return new Set(effective.flatMap((row) => row.permissions))
  }

  return {
    async permissionsOf(tenant, roles) {
      const key = `${tenant} ${roles.join(' ')}`
      const at = performance.now()
      const hit = known.get(key)
      if (hit && at - hit.readAt < freshForMs) return hit.permissions
      const permissions = await load(tenant, roles)
      known.set(key, { permissions, readAt: at })
      return permissions
    },
  }
}
