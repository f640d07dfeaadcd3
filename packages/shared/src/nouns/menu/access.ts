import type { AccessTable } from '../../kernel/access.ts'

export const menuAccess = {
  'menu.list': 'menu:read',
  'menu.create': 'menu:write',
  'menu.update': 'menu:write',
  'menu.remove': 'menu:write',
} as const satisfies AccessTable
