import { paged } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const billStatementRoutes = {
  'billStatement.page': { method: 'POST', path: '/api/lh-wms/billStatement/page', ...paged },
  'billStatement.totals': {
    method: 'POST',
    path: '/api/lh-wms/billStatement/totals',
    filters: 'queryOrBody',
  },
  'billStatement.export': {
    method: 'POST',
    path: '/api/lh-wms/billStatement/export',
    kind: 'file',
  },
  'billStatement.letter': { method: 'GET', path: '/api/lh-wms/billStatement/letter' },
  'billStatement.sendMail': { method: 'POST', path: '/api/lh-wms/billStatement/sendMail' },
  'billStatement.mails': { method: 'GET', path: '/api/lh-wms/billStatement/mails' },
} as const satisfies RouteTable
