import type { RouteTable } from '../../gateway/route.ts'

export const fileRoutes = {
  'file.upload': { method: 'POST', path: '/api/lh-wms/file/upload', kind: 'file' },
  'file.list': { method: 'POST', path: '/api/lh-wms/file/list' },
  'file.download': { method: 'GET', path: '/api/lh-wms/file/download', kind: 'file' },
  'file.thumbnail': { method: 'GET', path: '/api/lh-wms/file/thumbnail', kind: 'file' },
  'file.update': { method: 'POST', path: '/api/lh-wms/file/update' },
  'file.remove': { method: 'POST', path: '/api/lh-wms/file/remove' },
  'file.usage': { method: 'GET', path: '/api/lh-wms/file/usage' },
  'file.pictures': {
    method: 'POST',
    path: '/api/lh-wms/documents/getPictures',
    filters: 'queryOrBody',
  },
  'file.picturesOf': { method: 'POST', path: '/api/lh-wms/documents/getPicturesList' },
} as const satisfies RouteTable
