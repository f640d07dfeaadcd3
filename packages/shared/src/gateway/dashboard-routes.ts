import type { RouteTable } from './route.ts'

/** The figures of the home screen. */
export const dashboardRoutes = {
  'dashboard.home': { method: 'GET', path: '/api/lh-wms/dashboard/home' },
} as const satisfies RouteTable
