import { upload } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const storageLocationRoutes = {
  'importBatch.storageLocation': upload('storageLocation'),
  'storageLocation.page': { method: 'GET', path: '/api/lh-base/storageLocation/list' },
  'storageLocation.areaTree': { method: 'GET', path: '/api/lh-base/storageLocation/areaTree' },
  'storageLocation.levelTree': { method: 'GET', path: '/api/lh-base/storageLocation/levelTree' },
  'storageLocation.select': { method: 'GET', path: '/api/lh-base/storageLocation/stroageSelect' },
  'storageLocation.loads': { method: 'GET', path: '/api/lh-base/storageLocation/loads' },
  'storageLocation.create': { method: 'POST', path: '/api/lh-base/storageLocation/create' },
  'storageLocation.update': { method: 'POST', path: '/api/lh-base/storageLocation/update' },
  'storageLocation.setStatus': {
    method: 'POST',
    path: '/api/lh-base/storageLocation/updateStatus',
  },
  'storageLocation.import': {
    method: 'POST',
    path: '/api/lh-base/storageLocation/importLocation',
    kind: 'file',
  },
  'storageLocation.template': {
    method: 'GET',
    path: '/api/lh-base/storageLocation/template',
    kind: 'file',
  },
  'storageLocation.export': {
    method: 'POST',
    path: '/api/lh-base/storageLocation/export',
    kind: 'file',
  },
} as const satisfies RouteTable
