import { paged } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const feeLineRoutes = {
  'feeLine.page': {
    method: 'POST',
    path: '/api/lh-wms/jftz/page',
    ...paged,
  },
  'feeLine.totals': { method: 'POST', path: '/api/lh-wms/jftz/totals', filters: 'queryOrBody' },
  'feeLine.get': { method: 'GET', path: '/api/lh-wms/jftz/getInfo' },
  'feeLine.ofBusiness': { method: 'GET', path: '/api/lh-wms/jftz/getListByBusinessId' },
  'feeLine.ofInbound': {
    method: 'POST',
    path: '/api/lh-wms/jftz/getJftzInfoListByRecPay',
    query: ['businessIds', 'recPay'],
    filters: 'queryOrBody',
  },
  'feeLine.ofOutbound': {
    method: 'POST',
    path: '/api/lh-wms/jftz/getJftzInfoListOutboundOrderByRecPay',
    query: ['businessIds', 'recPay'],
    filters: 'queryOrBody',
  },
  'feeLine.export': { method: 'POST', path: '/api/lh-wms/jftz/export', kind: 'file' },
  'feeLine.create': { method: 'POST', path: '/api/lh-wms/jftz/save' },
  'feeLine.split': { method: 'POST', path: '/api/lh-wms/jftz/split' },
  'feeLine.splitBasis': { method: 'GET', path: '/api/lh-wms/jftz/splitBasis' },
  'feeLine.update': { method: 'PUT', path: '/api/lh-wms/jftz' },
  'feeLine.confirm': { method: 'POST', path: '/api/lh-wms/jftz/confirm' },
  'feeLine.audit': { method: 'POST', path: '/api/lh-wms/jftz/audit' },
  'feeLine.sendBack': { method: 'POST', path: '/api/lh-wms/jftz/sendBack' },
  'feeLine.void': { method: 'POST', path: '/api/lh-wms/jftz/void' },
  'feeLine.reverse': { method: 'POST', path: '/api/lh-wms/jftz/reverse' },
  'feeLine.rerateLine': { method: 'POST', path: '/api/lh-wms/jftz/rerateLine' },
  'feeLine.previewRerate': {
    method: 'POST',
    path: '/api/lh-wms/jftz/previewRerate',
    filters: 'queryOrBody',
  },
  'feeLine.startRerate': {
    method: 'POST',
    path: '/api/lh-wms/jftz/startRerate',
    repeatable: true,
  },
  'feeLine.rerate': { method: 'POST', path: '/api/lh-wms/jftz/rerate' },
  'feeLine.runPeriod': { method: 'POST', path: '/api/lh-wms/jftz/runPeriod' },
  'feeLine.startPeriod': {
    method: 'POST',
    path: '/api/lh-wms/jftz/startPeriod',
    repeatable: true,
  },
} as const satisfies RouteTable
