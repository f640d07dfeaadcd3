import type { RouteTable } from '../../gateway/route.ts'

export const contractSyncRoutes = {
  'contractSync.sync': { method: 'POST', path: '/api/lh-base/contract/sync' },
  'contractSync.synchronize': { method: 'POST', path: '/api/lh-base/contract/synchronizeOn' },
  'contractSync.connect': { method: 'POST', path: '/api/lh-base/contract/connectContract' },
} as const satisfies RouteTable
