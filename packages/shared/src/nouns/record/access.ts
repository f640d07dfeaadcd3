import type { AccessTable } from '../../kernel/access.ts'

export const recordAccess = {
  'record.operations': 'member',
  'record.audits': 'member',
  'record.prices': 'member',
} as const satisfies AccessTable
