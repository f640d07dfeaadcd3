import type { RouteTable } from '../../gateway/route.ts'

export const workerRoutes = {
  'worker.page': { method: 'GET', path: '/api/lh-base/worker/list' },
  'worker.workPeople': { method: 'GET', path: '/api/lh-wms/appInbound/workPeople' },
  'worker.tallyMen': { method: 'GET', path: '/api/lh-wms/appInbound/tallyMan' },
  'worker.create': { method: 'POST', path: '/api/lh-base/worker/create' },
  'worker.update': { method: 'POST', path: '/api/lh-base/worker/update' },
  'worker.setStopped': { method: 'POST', path: '/api/lh-base/worker/updateIsStop' },
  'forklift.page': { method: 'GET', path: '/api/lh-wms/forkliftInfo/list' },
  'forklift.create': { method: 'POST', path: '/api/lh-wms/forkliftInfo/create' },
  'forklift.update': { method: 'POST', path: '/api/lh-wms/forkliftInfo/update' },
  'worker.export': { method: 'POST', path: '/api/lh-base/worker/export', kind: 'file' },
  'forklift.export': { method: 'POST', path: '/api/lh-wms/forkliftInfo/export', kind: 'file' },
} as const satisfies RouteTable
