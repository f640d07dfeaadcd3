import type { RouteTable } from './route.ts'

const paged = { query: ['current', 'size', 'ascs', 'descs'], filters: 'queryOrBody' } as const

/** Stock: lots, their ledger, and what is promised of them. */
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
} as const satisfies RouteTable
