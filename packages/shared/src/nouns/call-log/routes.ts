import type { RouteTable } from '../../gateway/route.ts'

export const callLogRoutes = {
  'callLog.usualPage': { method: 'GET', path: '/api/lh-log/usual/list' },
  'callLog.usual': { method: 'GET', path: '/api/lh-log/usual/detail' },
  'callLog.apiPage': { method: 'GET', path: '/api/lh-log/api/list' },
  'callLog.api': { method: 'GET', path: '/api/lh-log/api/detail' },
  'usualLog.export': { method: 'POST', path: '/api/lh-log/usual/export', kind: 'file' },
  'apiLog.export': { method: 'POST', path: '/api/lh-log/api/export', kind: 'file' },
} as const satisfies RouteTable
