import type { AccessTable } from '../../kernel/access.ts'

export const errorLogAccess = {
  'errorLog.send': 'member',
  'errorLog.page': 'errorLog:read',
  'errorLog.setSolveStatus': 'errorLog:solve',
  'errorLog.export': 'errorLog:read',
} as const satisfies AccessTable
