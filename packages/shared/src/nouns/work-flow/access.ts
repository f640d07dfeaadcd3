import type { AccessTable } from '../../kernel/access.ts'

export const workFlowAccess = {
  'workFlow.rules': 'param:read',
  'workFlow.flows': 'param:read',
  'workFlow.steps': 'param:read',
} as const satisfies AccessTable
