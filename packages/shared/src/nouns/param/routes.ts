import type { RouteTable } from '../../gateway/route.ts'

export const paramRoutes = {
  'param.list': { method: 'GET', path: '/api/lh-base/paramX/list' },
  'param.set': { method: 'POST', path: '/api/lh-base/paramX/set' },
  'param.reset': { method: 'POST', path: '/api/lh-base/paramX/reset' },
  'fxRate.page': { method: 'GET', path: '/api/lh-base/fxRate/list' },
  'fxRate.lastMonthUsd': { method: 'GET', path: '/api/lh-wms/inboundOrder/getlastMonthUSDRate' },
  'fxRate.create': { method: 'POST', path: '/api/lh-base/fxRate/create' },
  'fxRate.update': { method: 'POST', path: '/api/lh-base/fxRate/update' },
  'fxRate.export': { method: 'POST', path: '/api/lh-base/fxRate/export', kind: 'file' },
} as const satisfies RouteTable
