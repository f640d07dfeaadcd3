import type { RouteTable } from '../../gateway/route.ts'

export const menuRoutes = {
  'menu.list': { method: 'GET', path: '/api/lh-system/source/list' },
  'menu.create': { method: 'POST', path: '/api/lh-system/source/submit' },
  'menu.update': { method: 'POST', path: '/api/lh-system/source/update' },
  'menu.remove': { method: 'POST', path: '/api/lh-system/source/remove' },
} as const satisfies RouteTable
