import type { RouteTable } from '../../gateway/route.ts'

export const paperRoutes = {
  'paper.print': { method: 'POST', path: '/api/lh-log/paper/print', kind: 'file' },
  'paper.copies': { method: 'GET', path: '/api/lh-log/paper/copies' },
  'paper.startPrint': { method: 'POST', path: '/api/lh-log/paper/startPrint' },
} as const satisfies RouteTable
