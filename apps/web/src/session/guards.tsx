import { hasRole, isInGroup, isWarehouseTenant, lacksRole } from '@yuncang/shared/kernel/visibility'
import type { ReactNode } from 'react'
import { useSession } from './session-context.tsx'

/*
 * Each shows its children to some and nothing to the others, as Permit does for permissions. Only what is seen: the server
 * decides by permissions alone.
 */
type Children = { children: ReactNode }

/** For the roles of the list, and every role that contains 'admin'. */
export function HasRole({ roles, children }: { roles: readonly string[] } & Children) {
  return hasRole(useSession().roles, roles) ? children : null
}

/** For everybody but the roles of the list; who holds one beside an admin role is still left out. */
export function WithoutRole({ roles, children }: { roles: readonly string[] } & Children) {
  return lacksRole(useSession().roles, roles) ? children : null
}

/** For tenants that keep a warehouse (仓库类租户). */
export function TenantType({ children }: Children) {
  return isWarehouseTenant(useSession().tenant.type) ? children : null
}

/** For who works in one of the business sections. */
export function RoleGroup({ groups, children }: { groups: readonly string[] } & Children) {
  const { currentRole, groups: own } = useSession()
  return isInGroup({ current: currentRole, groups: own }, groups) ? children : null
}
