import type { RouteTable } from '../../gateway/route.ts'

export const apiTokenRoutes = {
  'apiToken.list': { method: 'GET', path: '/api/lh-system/apiToken/list' },
  'apiToken.create': { method: 'POST', path: '/api/lh-system/apiToken/submit' },
  'apiToken.revoke': { method: 'POST', path: '/api/lh-system/apiToken/revoke' },
} as const satisfies RouteTable
