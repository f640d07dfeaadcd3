import type { AccessTable } from '../../kernel/access.ts'

export const helpAccess = {
  'help.list': 'help:read',
  'help.search': 'help:read',
  'help.page': 'help:write',
  'help.create': 'help:write',
  'help.update': 'help:write',
  'help.remove': 'help:write',
} as const satisfies AccessTable
