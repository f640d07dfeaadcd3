import type { AccessTable } from '../../kernel/access.ts'

/** The right to make a training tenant anew; in other tenants nobody has it. */
export const resetPermission = 'training:reset'

export const trainingAccess = {
  'demo.training': resetPermission,
  'demo.resetTenant': resetPermission,
} as const satisfies AccessTable
