import type { AccessTable } from '../../kernel/access.ts'

export const contractSyncAccess = {
  'contractSync.sync': 'contract:sync',
  'contractSync.synchronize': 'contract:sync',
  'contractSync.connect': 'contract:sync',
} as const satisfies AccessTable
