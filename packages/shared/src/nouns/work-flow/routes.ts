import type { RouteTable } from '../../gateway/route.ts'

export const workFlowRoutes = {
  'workFlow.rules': { method: 'GET', path: '/api/lh-base/ruleConfig/list' },
  'workFlow.flows': { method: 'GET', path: '/api/lh-base/jobflowconfig/list' },
  'workFlow.steps': { method: 'GET', path: '/api/lh-base/jobFlowConfigInfo/list' },
} as const satisfies RouteTable
