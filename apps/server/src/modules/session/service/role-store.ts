import { inTenant, type Db, type Read, type Row, type Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { limitsFor, type RoleGrant, type RowLimits } from '@yuncang/shared/kernel/data-scope'
import type { Access, Permission } from '@yuncang/shared/access'
import type { Rights, RoleStore } from '../../../platform/identity.ts'
import * as repo from '../repo.ts'

/** Instances tell each other on this channel that a role changed; a change bites within a second. */
export const rolesChanged = 'roles'

const freshForMs = 1000

export type RoleRow = Row<Schema['role']>

/** Every role that a tenant can see: its own and the platform's. */
export const rolesIn = (db: Read | Tx): Promise<RoleRow[]> => repo.rolesOf(db)

/** A tenant's own role stands in place of the platform's of that code. */
export function effectiveRoles(rows: readonly RoleRow[], tenant: string): RoleRow[] {
  const own = new Set(rows.filter((row) => row.tenantNode === tenant).map((row) => row.roleCode))
  return rows.filter((row) => row.tenantNode === tenant || !own.has(row.roleCode))
}

type Entry = { rights: Rights; readAt: number }

export function createRoleStore(db: Db): RoleStore {
  const known = new Map<string, Entry>()
  let changes = 0
  db.shared.subscribe(rolesChanged, () => {
    changes += 1
    known.clear()
  })

  async function load(tenant: string, codes: readonly string[]): Promise<Rights> {
    const rows = await db.read(inTenant(tenant), (read) => repo.rolesOf(read))
    const held = effectiveRoles(rows, tenant).filter((row) => codes.includes(row.roleCode))
    return rightsOf(held.map((row) => ({ ...row, dataScope: row.dataScope ?? ('all' as const) })))
  }

  return {
    async rightsOf(tenant, roles) {
      const key = `${tenant} ${roles.join(' ')}`
      const at = performance.now()
      const hit = known.get(key)
      if (hit && at - hit.readAt < freshForMs) return hit.rights
      const before = changes
      const rights = await load(tenant, roles)
      // What was read before a change is not remembered after it.
      if (changes === before) known.set(key, { rights, readAt: at })
      return rights
    },
  }
}

/** Rights that work limits out once per access. */
function rightsOf(roles: readonly RoleGrant[]): Rights {
  const limits = new Map<Access | Permission, RowLimits | undefined>()
  return {
    permissions: new Set(roles.flatMap((role) => role.permissions)),
    limitsFor(access) {
      if (!limits.has(access)) limits.set(access, limitsFor(access, roles))
      return limits.get(access)
    },
  }
}
