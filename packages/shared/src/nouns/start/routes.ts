import type { RouteTable } from '../../gateway/route.ts'

export const startRoutes = {
  'start.get': { method: 'GET', path: '/api/lh-base/user/start' },
} as const satisfies RouteTable
