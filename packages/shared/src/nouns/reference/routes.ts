import type { RouteTable } from '../../gateway/route.ts'

export const referenceRoutes = {
  'costCenter.list': { method: 'GET', path: '/api/lh-system/costCenter/list' },
  'costCenter.page': { method: 'GET', path: '/api/lh-system/costCenter/getPageList' },
  'costCenter.create': { method: 'POST', path: '/api/lh-system/costCenter/add' },
  'costCenter.update': { method: 'POST', path: '/api/lh-system/costCenter/update' },
  'invoiceCode.list': { method: 'GET', path: '/api/lh-system/invoiceCode/getList' },
  'invoiceCode.page': { method: 'GET', path: '/api/lh-system/invoiceCode/getPageList' },
  'invoiceCode.create': { method: 'POST', path: '/api/lh-system/invoiceCode/add' },
  'invoiceCode.update': { method: 'POST', path: '/api/lh-system/invoiceCode/update' },
  'containerSize.all': { method: 'GET', path: '/api/lh-system/containerXxcc/getAllContainer' },
  'costCenter.export': { method: 'POST', path: '/api/lh-system/costCenter/export', kind: 'file' },
  'invoiceCode.export': { method: 'POST', path: '/api/lh-system/invoiceCode/export', kind: 'file' },
} as const satisfies RouteTable
