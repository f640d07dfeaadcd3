import type { RouteTable } from '../../gateway/route.ts'

export const monthCloseRoutes = {
  'monthClose.list': { method: 'GET', path: '/api/lh-wms/monthClose/list' },
  'monthClose.get': { method: 'GET', path: '/api/lh-wms/monthClose/getInfo' },
  'monthClose.missing': { method: 'GET', path: '/api/lh-wms/monthClose/missing' },
  'monthClose.prepare': { method: 'POST', path: '/api/lh-wms/monthClose/prepare' },
  'monthClose.withdraw': { method: 'POST', path: '/api/lh-wms/monthClose/withdraw' },
  'monthClose.sendBack': { method: 'POST', path: '/api/lh-wms/monthClose/sendBack' },
  'monthClose.closeMonth': { method: 'POST', path: '/api/lh-wms/monthClose/closeMonth' },
  'monthClose.reopenMonth': { method: 'POST', path: '/api/lh-wms/monthClose/reopenMonth' },
} as const satisfies RouteTable
