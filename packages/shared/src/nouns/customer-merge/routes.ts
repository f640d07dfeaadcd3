import type { RouteTable } from '../../gateway/route.ts'

export const customerMergeRoutes = {
  'customerMerge.duplicates': { method: 'POST', path: '/api/lh-base/customerMerge/duplicates' },
  'customerMerge.preview': { method: 'POST', path: '/api/lh-base/customerMerge/preview' },
  'customerMerge.start': { method: 'POST', path: '/api/lh-base/customerMerge/start' },
} as const satisfies RouteTable
