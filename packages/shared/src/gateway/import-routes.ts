import type { RouteTable } from './route.ts'

const upload = <const N extends string>(noun: N) =>
  ({ method: 'POST', path: `/api/lh-base/import/upload/${noun}`, kind: 'file' }) as const

/** Files on their way into the house, one wizard for all of them. */
export const importRoutes = {
  'importBatch.customer': upload('customer'),
  'importBatch.customerInvoice': upload('customerInvoice'),
  'importBatch.customerBank': upload('customerBank'),
  'importBatch.product': upload('product'),
  'importBatch.storageLocation': upload('storageLocation'),
  'importBatch.inboundOrder': upload('inboundOrder'),
  'importBatch.list': { method: 'GET', path: '/api/lh-base/import/list' },
  'importBatch.get': { method: 'GET', path: '/api/lh-base/import/get' },
  'importBatch.rows': { method: 'GET', path: '/api/lh-base/import/rows' },
  'importBatch.setMapping': { method: 'POST', path: '/api/lh-base/import/setMapping' },
  'importBatch.correctedFile': {
    method: 'GET',
    path: '/api/lh-base/import/correctedFile',
    kind: 'file',
  },
  'importBatch.publish': { method: 'POST', path: '/api/lh-base/import/publish' },
  'importBatch.discard': { method: 'POST', path: '/api/lh-base/import/discard' },
} as const satisfies RouteTable
