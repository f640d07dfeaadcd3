import type { RouteTable } from '../../gateway/route.ts'

export const recordRoutes = {
  'record.operations': {
    method: 'GET',
    path: '/api/lh-wms/operateRecord/getRecordByBusinessId',
    filters: 'queryOrBody',
    alias: [
      { method: 'POST', path: '/api/lh-wms/operateRecord/getByBusinessAndMasterBillNo' },
      { method: 'POST', path: '/api/lh-wms/operateRecord/getRecordByAuditBusinessId' },
      { method: 'POST', path: '/api/lh-wms/operateRecord/getByOperateModuleAndBusinessId' },
    ],
  },
  'record.audits': {
    method: 'POST',
    path: '/api/lh-wms/auditRecord/getRecordByBusinessId',
    filters: 'queryOrBody',
    alias: [
      { method: 'POST', path: '/api/lh-wms/auditRecord/getRecord' },
      { method: 'POST', path: '/api/lh-wms/auditRecord/getRecordByBusinessAndModule' },
    ],
  },
  'record.prices': {
    method: 'GET',
    path: '/api/lh-wms/operateRecord/getPriceRecordByBusinessId',
    filters: 'queryOrBody',
    alias: [{ method: 'POST', path: '/api/lh-wms/operateRecord/getPriceRecordByBusinessId' }],
  },
} as const satisfies RouteTable
