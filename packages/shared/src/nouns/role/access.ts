import type { AccessTable } from '../../kernel/access.ts'

export const roleAccess = {
  'role.list': 'role:read',
  'role.create': 'role:write',
  'role.update': 'role:write',
  'role.remove': 'role:write',
  'role.export': 'role:read',
} as const satisfies AccessTable
