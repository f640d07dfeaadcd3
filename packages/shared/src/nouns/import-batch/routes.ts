import type { RouteTable } from '../../gateway/route.ts'

export const importBatchRoutes = {
  'importBatch.list': { method: 'GET', path: '/api/lh-base/import/list' },
  'importBatch.get': { method: 'GET', path: '/api/lh-base/import/get' },
  'importBatch.rows': { method: 'GET', path: '/api/lh-base/import/rows' },
  'importBatch.setMapping': { method: 'POST', path: '/api/lh-base/import/setMapping' },
  'importBatch.takeSheets': { method: 'POST', path: '/api/lh-base/import/takeSheets' },
  'importBatch.correct': { method: 'POST', path: '/api/lh-base/import/correct' },
  'importBatch.correctedFile': {
    method: 'GET',
    path: '/api/lh-base/import/correctedFile',
    kind: 'file',
  },
  'importBatch.publish': { method: 'POST', path: '/api/lh-base/import/publish' },
  'importBatch.discard': { method: 'POST', path: '/api/lh-base/import/discard' },
} as const satisfies RouteTable
