import type { RouteTable } from '../../gateway/route.ts'

export const dictionaryRoutes = {
  'dictionary.find': { method: 'GET', path: '/api/lh-system/dict/findDict' },
  'dictionary.findByTenant': { method: 'GET', path: '/api/lh-system/dict/findDictByTenant' },
  'dictionary.map': { method: 'POST', path: '/api/lh-system/dict/getDictMapByCode/:code' },
  'dictionary.page': { method: 'GET', path: '/api/lh-system/dict/list' },
  'dictionary.get': { method: 'GET', path: '/api/lh-system/dict/detail' },
  'dictionary.ofCode': { method: 'GET', path: '/api/lh-system/dict/dictionary' },
  'dictionary.codes': { method: 'GET', path: '/api/lh-system/dict/codes' },
  'dictionary.create': { method: 'POST', path: '/api/lh-system/dict/submit' },
  'dictionary.update': { method: 'POST', path: '/api/lh-system/dict/update' },
  'dictionary.remove': {
    method: 'POST',
    path: '/api/lh-system/dict/remove',
    filters: 'queryOrBody',
  },
  'dictionary.setLocked': { method: 'POST', path: '/api/lh-system/dict/isLock' },
  'dictionary.setShown': { method: 'POST', path: '/api/lh-system/dict/isShow' },
  'dictionary.import': { method: 'POST', path: '/api/lh-system/dict/importDict' },
  'dictionary.sync': { method: 'GET', path: '/api/lh-base/dict/syncDictData' },
} as const satisfies RouteTable
