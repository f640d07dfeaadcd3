import type { RouteTable } from './route.ts'

/**
 * Every operation that has an address of its own. The spec's odd spellings live here and nowhere else; operations
 * without a line are reached by tRPC only.
 */
export const routes = {
  'session.token': {
    method: 'POST',
    path: '/api/lh-auth/token',
    query: ['tenantId', 'account', 'password', 'type'],
    filters: 'queryOrBody',
  },
  'session.tenants': { method: 'GET', path: '/api/lh-system/getTenantInfo' },
  'session.currentUser': {
    method: 'GET',
    path: '/api/lh-base/user/getCurrentUser',
    alias: [{ method: 'GET', path: '/api/lh-base/user/info' }],
  },
  'session.buttons': { method: 'GET', path: '/api/lh-base/sourceRole/buttons' },
  'session.routes': { method: 'GET', path: '/api/lh-system/source/routes' },
  'session.logout': {
    method: 'POST',
    path: '/api/lh-base/user/logout',
    alias: [{ method: 'GET', path: '/api/lh-base/user/logout' }],
  },

  'dictionary.find': { method: 'GET', path: '/api/lh-system/dict/findDict' },

  'customer.page': {
    method: 'POST',
    path: '/api/lh-base/customer/list',
    query: ['current', 'size', 'ascs', 'descs'],
    filters: 'queryOrBody',
  },
  'customer.get': { method: 'POST', path: '/api/lh-base/customer/getCustomerInfo/:id' },
  'customer.search': { method: 'GET', path: '/api/lh-base/customer/search' },
  'customer.create': { method: 'POST', path: '/api/lh-base/customer/create' },
  'customer.update': { method: 'POST', path: '/api/lh-base/customer/update' },
  'customer.setStopped': { method: 'POST', path: '/api/lh-base/customer/updateIsStop' },
  'customer.import': { method: 'POST', path: '/api/lh-base/customer/importCustomer', kind: 'file' },
  'customer.export': { method: 'POST', path: '/api/lh-base/customer/export', kind: 'file' },
  'customer.template': { method: 'GET', path: '/api/lh-base/customer/template', kind: 'file' },

  'inboundOrder.page': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/page',
    query: ['current', 'size', 'ascs', 'descs'],
    filters: 'queryOrBody',
  },
  'inboundOrder.get': { method: 'GET', path: '/api/lh-wms/inboundOrder/getInboundOrderById' },
  'inboundOrder.getByBill': { method: 'GET', path: '/api/lh-wms/inboundOrder/getOrder' },
  'inboundOrder.searchMasterBillNo': {
    method: 'GET',
    path: '/api/lh-wms/inboundOrder/searchMasterBillNo',
  },
  'inboundOrder.create': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/saveAll',
    body: 'large',
  },
  'inboundOrder.submit': { method: 'PUT', path: '/api/lh-wms/inboundOrder/:id' },
  'inboundOrder.audit': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/pass',
    query: ['id', 'type', 'msg'],
    filters: 'queryOrBody',
  },
  'inboundOrder.containers': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrderContainer/getListByInboundOrderId/:id',
  },
  'inboundOrder.products': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrderProduct/getListByInboundOrderId/:id',
  },
  'inboundOrder.import': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/importInboundOrder',
    kind: 'file',
  },
  'inboundOrder.export': {
    method: 'POST',
    path: '/api/lh-wms/inboundOrder/export',
    kind: 'file',
  },
  'inboundOrder.template': {
    method: 'GET',
    path: '/api/lh-wms/inboundOrder/importTemplate',
    kind: 'file',
  },

  'record.operations': {
    method: 'GET',
    path: '/api/lh-wms/operateRecord/getRecordByBusinessId',
  },
  'record.audits': { method: 'POST', path: '/api/lh-wms/auditRecord/getRecordByBusinessId' },
} as const satisfies RouteTable

export type RoutedOperation = keyof typeof routes
