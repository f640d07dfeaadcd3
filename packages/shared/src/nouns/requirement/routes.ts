import { paged } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const requirementRoutes = {
  'requirement.page': {
    method: 'POST',
    path: '/api/lh-system/requirement/list',
    ...paged,
  },
  'requirement.create': { method: 'POST', path: '/api/lh-system/requirement/add' },
  'requirement.step': { method: 'POST', path: '/api/lh-system/requirement/step' },
  'requirement.export': { method: 'POST', path: '/api/lh-system/requirement/export', kind: 'file' },
} as const satisfies RouteTable
