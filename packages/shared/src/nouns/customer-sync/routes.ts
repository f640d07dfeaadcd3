import type { RouteTable } from '../../gateway/route.ts'

export const customerSyncRoutes = {
  'customerSync.search': { method: 'GET', path: '/api/lh-base/customer/getSyncCustomerList2' },
  'customerSync.take': { method: 'GET', path: '/api/lh-base/customer/syncCustomer2/:id' },
  'customerSync.byName': { method: 'POST', path: '/api/lh-base/customer/sync' },
  'customerSync.save': { method: 'POST', path: '/api/lh-base/customer/saveCustomerToLht' },
} as const satisfies RouteTable
