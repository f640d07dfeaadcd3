import { paged } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const jobRoutes = {
  'job.mine': { method: 'GET', path: '/api/lh-base/job/mine' },
  'job.page': {
    method: 'POST',
    path: '/api/lh-base/job/page',
    ...paged,
  },
  'job.get': { method: 'GET', path: '/api/lh-base/job/detail' },
  'job.cancel': { method: 'POST', path: '/api/lh-base/job/cancel' },
  'job.retry': { method: 'POST', path: '/api/lh-base/job/retry' },
  'job.download': { method: 'GET', path: '/api/lh-base/job/download', kind: 'file' },
  'job.exportList': { method: 'POST', path: '/api/lh-base/job/exportList' },
} as const satisfies RouteTable
