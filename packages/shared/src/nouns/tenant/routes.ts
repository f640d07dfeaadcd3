import type { RouteTable } from '../../gateway/route.ts'

export const tenantRoutes = {
  'tenant.page': { method: 'GET', path: '/api/lh-system/tenant/list' },
  'tenant.create': { method: 'POST', path: '/api/lh-system/tenant/submit' },
  'tenant.update': { method: 'POST', path: '/api/lh-system/tenant/update' },
  'tenant.setLocked': { method: 'POST', path: '/api/lh-system/tenant/isLock' },
  'tenant.history': { method: 'GET', path: '/api/lh-system/tenant/history' },
  'tenant.brand': { method: 'GET', path: '/api/lh-system/tenant/brand' },
  'tenant.setBrand': { method: 'POST', path: '/api/lh-system/tenant/brand' },
} as const satisfies RouteTable
