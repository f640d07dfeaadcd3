import type { AccessTable } from '../../kernel/access.ts'

export const loginRecordAccess = {
  'loginRecord.saveSignIn': 'session',
  'loginRecord.saveSignOut': 'session',
  'loginRecord.page': 'log:read',
  'loginRecord.export': 'log:read',
} as const satisfies AccessTable
