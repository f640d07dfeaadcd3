import { paged } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const inventoryRoutes = {
  'inventory.page': { method: 'POST', path: '/api/lh-wms/inventory/page', ...paged },
  'inventory.get': { method: 'GET', path: '/api/lh-wms/inventory/getById' },
  'inventory.ledger': { method: 'GET', path: '/api/lh-wms/inventory/ledger' },
  'inventory.summary': { method: 'POST', path: '/api/lh-wms/inventory/summary', ...paged },
  'inventory.reservations': {
    method: 'POST',
    path: '/api/lh-wms/inventory/reservationPage',
    ...paged,
  },
  'inventory.owners': {
    method: 'POST',
    path: '/api/lh-wms/inventory/getCustomerBymasterBillNo',
    query: ['masterBillNo'],
    filters: 'queryOrBody',
  },
  'inventory.brands': { method: 'GET', path: '/api/lh-wms/inventory/getBrandByMasterBillNo' },
  'inventory.bills': {
    method: 'GET',
    path: '/api/lh-wms/inventory/getMasterBillNoDeduplication',
  },
  'inventory.receipts': {
    method: 'GET',
    path: '/api/lh-wms/inventory/getWmsReceiptNoDeduplication',
  },
  'inventory.export': { method: 'POST', path: '/api/lh-wms/inventory/export', kind: 'file' },
  'inventorySummary.export': {
    method: 'POST',
    path: '/api/lh-wms/inventory/exportSummary',
    kind: 'file',
  },
  'inventoryHold.export': {
    method: 'POST',
    path: '/api/lh-wms/inventory/exportReservation',
    kind: 'file',
  },
  'inventoryLedger.export': {
    method: 'POST',
    path: '/api/lh-wms/inventory/exportLedger',
    kind: 'file',
  },
} as const satisfies RouteTable
