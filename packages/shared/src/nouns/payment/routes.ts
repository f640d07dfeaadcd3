import { paged, upload } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const paymentRoutes = {
  'importBatch.payment': upload('payment'),
  'payment.page': { method: 'POST', path: '/api/lh-wms/payment/page', ...paged },
  'payment.totals': { method: 'POST', path: '/api/lh-wms/payment/totals', filters: 'queryOrBody' },
  'payment.get': { method: 'GET', path: '/api/lh-wms/payment/getInfo' },
  'payment.ofBill': { method: 'GET', path: '/api/lh-wms/payment/getListByBillId' },
  'payment.payable': { method: 'GET', path: '/api/lh-wms/payment/getPayable' },
  'payment.refundable': { method: 'GET', path: '/api/lh-wms/payment/getRefundable' },
  'payment.suggestions': { method: 'GET', path: '/api/lh-wms/payment/getSuggestions' },
  'payment.export': { method: 'POST', path: '/api/lh-wms/payment/export', kind: 'file' },
  'payment.import': { method: 'POST', path: '/api/lh-wms/payment/import', kind: 'file' },
  'payment.template': { method: 'GET', path: '/api/lh-wms/payment/template', kind: 'file' },
  'payment.create': { method: 'POST', path: '/api/lh-wms/payment/save' },
  'payment.offset': { method: 'POST', path: '/api/lh-wms/payment/offset' },
  'payment.update': { method: 'POST', path: '/api/lh-wms/payment/update' },
  'payment.writeOff': { method: 'POST', path: '/api/lh-wms/payment/writeOff' },
  'payment.takeBack': { method: 'POST', path: '/api/lh-wms/payment/takeBack' },
  'payment.void': { method: 'POST', path: '/api/lh-wms/payment/void' },
} as const satisfies RouteTable
