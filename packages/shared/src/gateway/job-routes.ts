import type { RouteTable } from './route.ts'

/** Work that goes on after its request, and what it produced. */
export const jobRoutes = {
  'job.mine': { method: 'GET', path: '/api/lh-base/job/mine' },
  'job.page': {
    method: 'POST',
    path: '/api/lh-base/job/page',
    query: ['current', 'size', 'ascs', 'descs'],
    filters: 'queryOrBody',
  },
  'job.get': { method: 'GET', path: '/api/lh-base/job/detail' },
  'job.cancel': { method: 'POST', path: '/api/lh-base/job/cancel' },
  'job.retry': { method: 'POST', path: '/api/lh-base/job/retry' },
  'job.download': { method: 'GET', path: '/api/lh-base/job/download', kind: 'file' },
  'demo.training': { method: 'GET', path: '/api/lh-base/demo/training' },
  'demo.resetTenant': { method: 'POST', path: '/api/lh-base/demo/resetTenant' },
  'job.exportList': { method: 'POST', path: '/api/lh-base/job/exportList' },
} as const satisfies RouteTable
