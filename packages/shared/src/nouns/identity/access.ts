import type { AccessTable } from '../../kernel/access.ts'

export const identityAccess = {
  'identity.page': 'identity:bind',
  'identity.bind': 'identity:bind',
  'identity.export': 'identity:bind',
} as const satisfies AccessTable
