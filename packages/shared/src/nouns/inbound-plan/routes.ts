import type { RouteTable } from '../../gateway/route.ts'

export const inboundPlanRoutes = {
  'inboundPlan.list': {
    method: 'POST',
    path: '/api/lh-wms/inboundPlan/getByInboundOrderId/:id',
  },
  'inboundPlan.assign': { method: 'POST', path: '/api/lh-wms/inboundPlan/assign', body: 'large' },
  'inboundPlan.start': { method: 'POST', path: '/api/lh-wms/inboundPlan/start', body: 'large' },
  'inboundPlan.finish': {
    method: 'POST',
    path: '/api/lh-wms/inboundPlan/finishOrder',
    body: 'large',
  },
  'inboundPlan.unFinish': { method: 'POST', path: '/api/lh-wms/inboundPlan/unFinishOrder/:id' },
  'inboundPlan.abort': { method: 'POST', path: '/api/lh-wms/inboundPlan/abort' },
  'inboundPlan.export': { method: 'POST', path: '/api/lh-wms/inboundPlan/export', kind: 'file' },
} as const satisfies RouteTable
