import type { RouteTable } from '../../gateway/route.ts'

export const trainingRoutes = {
  'demo.training': { method: 'GET', path: '/api/lh-base/demo/training' },
  'demo.resetTenant': { method: 'POST', path: '/api/lh-base/demo/resetTenant' },
} as const satisfies RouteTable
