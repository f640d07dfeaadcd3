import type { AccessTable } from '../../kernel/access.ts'

export const callLogAccess = {
  'callLog.usualPage': 'log:read',
  'callLog.usual': 'log:read',
  'callLog.apiPage': 'log:read',
  'callLog.api': 'log:read',
  'usualLog.export': 'log:read',
  'apiLog.export': 'log:read',
} as const satisfies AccessTable
