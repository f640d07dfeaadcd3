import { paged } from '../../gateway/faces.ts'
import type { RouteTable } from '../../gateway/route.ts'

export const instructionRoutes = {
  'instruction.page': {
    method: 'POST',
    path: '/api/lh-wms/sysInstructions/list',
    ...paged,
  },
  'instruction.create': { method: 'POST', path: '/api/lh-wms/sysInstructions/add' },
  'instruction.update': { method: 'POST', path: '/api/lh-wms/sysInstructions/edit' },
  'instruction.remove': { method: 'POST', path: '/api/lh-wms/sysInstructions/delete' },
  'instruction.get': { method: 'GET', path: '/api/lh-wms/sysInstructions/researchById' },
  'instruction.research': { method: 'POST', path: '/api/lh-wms/sysInstructions/research' },
  'instruction.ofRoute': { method: 'GET', path: '/api/lh-wms/sysInstructions/getInstructions' },
} as const satisfies RouteTable
