import { paged } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const invoiceRoutes = {
  'invoice.page': { method: 'POST', path: '/api/lh-wms/invoice/page', ...paged },
  'invoice.totals': { method: 'POST', path: '/api/lh-wms/invoice/totals', filters: 'queryOrBody' },
  'invoice.get': { method: 'GET', path: '/api/lh-wms/invoice/getInfo' },
  'invoice.ofBill': { method: 'GET', path: '/api/lh-wms/invoice/getListByBillId' },
  'invoice.invoiceable': { method: 'GET', path: '/api/lh-wms/invoice/getInvoiceable' },
  'invoice.export': { method: 'POST', path: '/api/lh-wms/invoice/export', kind: 'file' },
  'invoice.create': { method: 'POST', path: '/api/lh-wms/invoice/save' },
  'invoice.update': { method: 'POST', path: '/api/lh-wms/invoice/update' },
  'invoice.reverse': { method: 'POST', path: '/api/lh-wms/invoice/reverse' },
} as const satisfies RouteTable
