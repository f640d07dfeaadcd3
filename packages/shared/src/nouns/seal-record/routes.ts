import { paged } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const sealRecordRoutes = {
  'sealRecord.page': { method: 'POST', path: '/api/lh-base/sealRecord/list', ...paged },
  'sealRecord.get': { method: 'GET', path: '/api/lh-base/sealRecord/get' },
  'sealRecord.createByContract': {
    method: 'POST',
    path: '/api/lh-base/sealRecord/createByContract',
  },
  'sealRecord.createByInboundOrder': {
    method: 'POST',
    path: '/api/lh-base/sealRecord/createByInboundOrder',
  },
  'sealRecord.update': { method: 'POST', path: '/api/lh-base/sealRecord/update' },
  'sealRecord.step': { method: 'POST', path: '/api/lh-base/sealRecord/step' },
  'sealRecord.download': {
    method: 'GET',
    path: '/api/lh-base/sealRecord/download',
    kind: 'file',
  },
  'sealRecord.export': { method: 'POST', path: '/api/lh-base/sealRecord/export', kind: 'file' },
} as const satisfies RouteTable
