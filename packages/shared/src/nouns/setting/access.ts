import type { AccessTable } from '../../kernel/access.ts'

export const settingAccess = {
  'setting.get': 'session',
  'setting.save': 'session',
} as const satisfies AccessTable
