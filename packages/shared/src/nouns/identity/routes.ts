import type { RouteTable } from '../../gateway/route.ts'

export const identityRoutes = {
  'identity.page': { method: 'GET', path: '/api/lh-system/identity/list' },
  'identity.bind': { method: 'POST', path: '/api/lh-system/identity/bind' },
  'identity.export': { method: 'POST', path: '/api/lh-system/identity/export', kind: 'file' },
} as const satisfies RouteTable
