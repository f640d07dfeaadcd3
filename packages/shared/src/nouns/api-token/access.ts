import type { AccessTable } from '../../kernel/access.ts'

export const apiTokenAccess = {
  'apiToken.list': 'apiToken:manage',
  'apiToken.create': 'apiToken:manage',
  'apiToken.revoke': 'apiToken:manage',
} as const satisfies AccessTable
