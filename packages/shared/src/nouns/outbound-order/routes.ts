import { paged } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const outboundOrderRoutes = {
  'outboundOrder.page': {
    method: 'POST',
    path: '/api/lh-wms/outboundOrder/page',
    ...paged,
  },
  'outboundOrder.get': { method: 'GET', path: '/api/lh-wms/outboundOrder/getOutboundOrderById' },
  'outboundOrder.lines': {
    method: 'POST',
    path: '/api/lh-wms/outboundOrderLine/getListByOutboundOrderId/:id',
  },
  'outboundOrder.allocations': {
    method: 'POST',
    path: '/api/lh-wms/outboundOrderAllocation/getListByOutboundOrderId/:id',
  },
  'outboundOrder.bills': { method: 'GET', path: '/api/lh-wms/outboundOrder/getMasterBillNos' },
  'outboundOrder.stock': { method: 'GET', path: '/api/lh-wms/outboundOrder/getStock' },
  'outboundOrder.create': { method: 'POST', path: '/api/lh-wms/outboundOrder/saveAll' },
  'outboundOrder.update': { method: 'PUT', path: '/api/lh-wms/outboundOrder/:id' },
  'outboundOrder.withdraw': { method: 'POST', path: '/api/lh-wms/outboundOrder/withdraw' },
  'outboundOrder.audit': {
    method: 'POST',
    path: '/api/lh-wms/outboundOrder/pass',
    query: ['id', 'type', 'msg', 'version'],
    filters: 'queryOrBody',
  },
  'outboundOrder.cancel': { method: 'POST', path: '/api/lh-wms/outboundOrder/cancel' },
  'outboundOrder.closeShort': { method: 'POST', path: '/api/lh-wms/outboundOrder/closeShort' },
  'outboundOrder.finish': { method: 'POST', path: '/api/lh-wms/outboundOrder/finish' },
  'outboundOrder.letter': { method: 'GET', path: '/api/lh-wms/outboundOrder/letter' },
  'outboundOrder.sendMail': { method: 'POST', path: '/api/lh-wms/outboundOrder/sendMail' },
  'outboundOrder.mails': { method: 'GET', path: '/api/lh-wms/outboundOrder/mails' },
  'outboundOrder.export': {
    method: 'POST',
    path: '/api/lh-wms/outboundOrder/export',
    kind: 'file',
  },
  'outboundTruck.list': {
    method: 'POST',
    path: '/api/lh-wms/outboundTruck/getListByOutboundOrderId/:id',
  },
  'outboundTruck.issue': { method: 'POST', path: '/api/lh-wms/outboundOrder/issue' },
  'outboundTruck.cancel': { method: 'POST', path: '/api/lh-wms/outboundTruck/cancel' },
  'outboundTruck.gateIn': { method: 'POST', path: '/api/lh-wms/outboundTruck/gateIn' },
  'outboundTruck.load': { method: 'POST', path: '/api/lh-wms/outboundTruck/load' },
  'outboundTruck.abort': { method: 'POST', path: '/api/lh-wms/outboundTruck/abort' },
  'outboundTruck.gateOut': { method: 'POST', path: '/api/lh-wms/outboundTruck/gateOut' },
  'outboundTruck.releaseWeight': {
    method: 'POST',
    path: '/api/lh-wms/outboundTruck/releaseWeight',
  },
} as const satisfies RouteTable
