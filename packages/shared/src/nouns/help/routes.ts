import { paged } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const helpRoutes = {
  'help.list': { method: 'GET', path: '/api/lh-system/help/list' },
  'help.search': { method: 'GET', path: '/api/lh-system/help/search' },
  'help.page': {
    method: 'POST',
    path: '/api/lh-system/help/page',
    ...paged,
  },
  'help.create': { method: 'POST', path: '/api/lh-system/help/add' },
  'help.update': { method: 'POST', path: '/api/lh-system/help/edit' },
  'help.remove': { method: 'POST', path: '/api/lh-system/help/delete' },
} as const satisfies RouteTable
