import { paged } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const financeExchangeRoutes = {
  'financeExchange.page': { method: 'POST', path: '/api/lh-wms/financeExchange/page', ...paged },
  'financeExchange.ofBill': { method: 'GET', path: '/api/lh-wms/financeExchange/getListByBillId' },
  'financeExchange.resend': { method: 'POST', path: '/api/lh-wms/financeExchange/resend' },
  'financeExchange.settle': { method: 'POST', path: '/api/lh-wms/financeExchange/settle' },
  'financeExchange.export': {
    method: 'POST',
    path: '/api/lh-wms/financeExchange/export',
    kind: 'file',
  },
} as const satisfies RouteTable
