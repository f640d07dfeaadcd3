import type { AccessTable } from '../../kernel/access.ts'

export const customerSyncAccess = {
  'customerSync.search': 'customer:write',
  'customerSync.take': 'customer:write',
  'customerSync.byName': 'customer:write',
  'customerSync.save': 'customer:write',
} as const satisfies AccessTable
