import type { AccessTable } from '../../kernel/access.ts'

export const monthCloseAccess = {
  'monthClose.list': 'monthClose:read',
  'monthClose.get': 'monthClose:read',
  'monthClose.missing': 'monthClose:read',
  'monthClose.prepare': 'monthClose:prepare',
  'monthClose.withdraw': 'monthClose:prepare',
  'monthClose.sendBack': 'monthClose:closeMonth',
  'monthClose.closeMonth': 'monthClose:closeMonth',
  'monthClose.reopenMonth': 'monthClose:closeMonth',
} as const satisfies AccessTable
