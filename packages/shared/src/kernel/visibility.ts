import { ClientError } from '../client-error.ts'

/*
 * Who sees what on screen, by role codes and business sections (docs/domain/interface.md#roles-and-sections-on-screen).
 * It decides about showing only: the server goes by permissions (docs/domain/access.md#who-may-call).
 */

const superRole = 'admin'
const warehouseTenant = '仓库类租户'

/** Names of a comma-separated field, e.g. `roleName` or `groupName`. */
export const namesIn = (text: string | null | undefined): string[] =>
  (text ?? '').split(',').filter((name) => name !== '')

/** A role that contains 'admin', or one of the list, is among the person's. Throws when there is no list. */
export function hasRole(own: readonly string[], wanted: readonly string[]): boolean {
  requireRoles(wanted)
  return own.some((role) => role.includes(superRole) || wanted.includes(role))
}

/** None of the person's roles is of the list, those that contain 'admin' aside. Throws when there is no list. */
export function lacksRole(own: readonly string[], unwanted: readonly string[]): boolean {
  requireRoles(unwanted)
  return !own.some((role) => !role.includes(superRole) && unwanted.includes(role))
}

/**
 * Whether what names no role, or one of the person's, is shown: the rule of menu entries
 * (docs/domain/interface.md#frame), no role above it.
 */
export const isMeantFor = (own: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length === 0 || own.some((role) => wanted.includes(role))

/** Lists may come from data, so their type is no proof. */
function requireRoles(list: unknown): void {
  if (!Array.isArray(list) || list.length === 0) throw new ClientError('visibility.noRoles')
}

/** The current section counts when there is one, otherwise any of the person's; nobody is in an empty list. */
export function isInGroup(
  person: { readonly current: string | null; readonly groups: readonly string[] },
  wanted: readonly string[],
): boolean {
  if (!Array.isArray(wanted) || wanted.length === 0) return false
  if (person.current) return wanted.includes(person.current)
  return person.groups.some((group) => wanted.includes(group))
}

export const isWarehouseTenant = (type: string): boolean => type === warehouseTenant
