import type { RouteTable } from '../../gateway/route.ts'

export const roleRoutes = {
  'role.list': { method: 'GET', path: '/api/lh-base/role/list' },
  'role.create': { method: 'POST', path: '/api/lh-base/role/submit' },
  'role.update': { method: 'POST', path: '/api/lh-base/role/update' },
  'role.remove': { method: 'POST', path: '/api/lh-base/role/remove' },
  'role.export': { method: 'POST', path: '/api/lh-base/role/export', kind: 'file' },
} as const satisfies RouteTable
