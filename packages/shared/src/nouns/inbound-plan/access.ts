import type { AccessTable } from '../../kernel/access.ts'

export const inboundPlanAccess = {
  'inboundPlan.list': 'inboundOrder:read',
  'inboundPlan.assign': 'inboundOrder:plan',
  'inboundPlan.start': 'inboundOrder:tally',
  'inboundPlan.finish': 'inboundOrder:tally',
  'inboundPlan.unFinish': 'inboundOrder:receive',
  'inboundPlan.abort': 'inboundOrder:receive',
  'inboundPlan.export': 'inboundOrder:read',
} as const satisfies AccessTable
