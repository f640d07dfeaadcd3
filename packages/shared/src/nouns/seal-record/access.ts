import type { AccessTable } from '../../kernel/access.ts'

export const sealRecordAccess = {
  'sealRecord.page': 'sealRecord:read',
  'sealRecord.get': 'sealRecord:read',
  'sealRecord.createByContract': 'sealRecord:write',
  'sealRecord.createByInboundOrder': 'sealRecord:write',
  'sealRecord.update': 'sealRecord:write',
  // One address for all steps: which of them somebody may take is said by rules.ts.
  'sealRecord.step': 'sealRecord:step',
  'sealRecord.download': 'sealRecord:read',
  'sealRecord.export': 'sealRecord:read',
} as const satisfies AccessTable
