import type { AccessTable } from '../../kernel/access.ts'

export const passwordAccess = {
  'password.change': 'member',
  'password.setByLink': 'public',
} as const satisfies AccessTable
