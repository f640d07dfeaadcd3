import type { RouteTable } from '../../gateway/route.ts'

export const dashboardRoutes = {
  'dashboard.home': { method: 'GET', path: '/api/lh-wms/dashboard/home' },
} as const satisfies RouteTable
