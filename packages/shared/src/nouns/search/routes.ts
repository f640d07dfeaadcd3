import type { RouteTable } from '../../gateway/route.ts'

export const searchRoutes = {
  'search.find': { method: 'GET', path: '/api/lh-system/search/find' },
} as const satisfies RouteTable
