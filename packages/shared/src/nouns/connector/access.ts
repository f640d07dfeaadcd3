import type { AccessTable } from '../../kernel/access.ts'

export const connectorAccess = {
  'connector.list': 'connector:disturb',
  'connector.setFault': 'connector:disturb',
} as const satisfies AccessTable
