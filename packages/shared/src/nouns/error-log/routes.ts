import type { RouteTable } from '../../gateway/route.ts'

export const errorLogRoutes = {
  'errorLog.send': {
    method: 'POST',
    path: '/api/lh-log/error/send',
    bodyKey: 'logs',
    body: 'large',
  },
  'errorLog.page': { method: 'GET', path: '/api/lh-log/error/list' },
  'errorLog.setSolveStatus': { method: 'POST', path: '/api/lh-log/error/setSolveStatus' },
  'errorLog.export': { method: 'POST', path: '/api/lh-log/error/export', kind: 'file' },
} as const satisfies RouteTable
