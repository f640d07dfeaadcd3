import type { Messages } from './types.ts'

export const inboundPlanMessages = {
  'inboundPlan.noneGiven': [
    'invalid',
    '请选择要完成的计划，或选择其余按计划入库',
    'Name the plans that are finished, or let the rest come as planned.',
  ],
} as const satisfies Messages
