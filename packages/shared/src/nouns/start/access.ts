import type { AccessTable } from '../../kernel/access.ts'

export const startAccess = {
  // Asked before a tenant is chosen; what is told of one is for its members.
  'start.get': 'session',
} as const satisfies AccessTable
