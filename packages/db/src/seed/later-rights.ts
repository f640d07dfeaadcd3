import type { Permission } from '@yuncang/shared/access'
import type { RoleCode } from '@yuncang/shared/roles'

/**
 * Rights that a version gave to a role when other roles had had them before: databases know them, but not that role. A
 * right that is given this way has a line here, or only new databases get it.
 */
export const laterRights = {
  kh: ['invoice:read', 'payment:read'],
} as const satisfies Partial<Record<RoleCode, readonly Permission[]>>

/** How a database remembers that it has handed a known right to one role more. */
export const givenTo = (roleCode: string, code: string): string => `${roleCode} ${code}`
