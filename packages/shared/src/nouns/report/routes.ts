import { paged } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const reportRoutes = {
  'revenueReport.page': { method: 'POST', path: '/api/lh-wms/report/revenue', ...paged },
  'revenueReport.export': {
    method: 'POST',
    path: '/api/lh-wms/report/revenueExport',
    kind: 'file',
  },
  'agingReport.page': { method: 'POST', path: '/api/lh-wms/report/aging', ...paged },
  'agingReport.export': {
    method: 'POST',
    path: '/api/lh-wms/report/agingExport',
    kind: 'file',
  },
  'unbilledReport.page': { method: 'POST', path: '/api/lh-wms/report/unbilled', ...paged },
  'unbilledReport.export': {
    method: 'POST',
    path: '/api/lh-wms/report/unbilledExport',
    kind: 'file',
  },
  'occupancyReport.page': { method: 'POST', path: '/api/lh-wms/report/occupancy', ...paged },
  'occupancyReport.export': {
    method: 'POST',
    path: '/api/lh-wms/report/occupancyExport',
    kind: 'file',
  },
  'throughputReport.page': { method: 'POST', path: '/api/lh-wms/report/throughput', ...paged },
  'throughputReport.export': {
    method: 'POST',
    path: '/api/lh-wms/report/throughputExport',
    kind: 'file',
  },
  'stockAgeReport.page': { method: 'POST', path: '/api/lh-wms/report/stockAge', ...paged },
  'stockAgeReport.export': {
    method: 'POST',
    path: '/api/lh-wms/report/stockAgeExport',
    kind: 'file',
  },
  'differenceReport.page': { method: 'POST', path: '/api/lh-wms/report/difference', ...paged },
  'differenceReport.export': {
    method: 'POST',
    path: '/api/lh-wms/report/differenceExport',
    kind: 'file',
  },
} as const satisfies RouteTable
