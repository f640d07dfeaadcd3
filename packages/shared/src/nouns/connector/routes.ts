import type { RouteTable } from '../../gateway/route.ts'

export const connectorRoutes = {
  'connector.list': { method: 'GET', path: '/api/lh-system/connector/list' },
  'connector.setFault': { method: 'POST', path: '/api/lh-system/connector/setFault' },
} as const satisfies RouteTable
