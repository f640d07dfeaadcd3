import type { AccessTable } from '../../kernel/access.ts'

export const feeLineAccess = {
  'feeLine.page': 'feeLine:read',
  'feeLine.totals': 'feeLine:read',
  'feeLine.get': 'feeLine:read',
  'feeLine.ofBusiness': 'feeLine:read',
  'feeLine.ofInbound': 'feeLine:read',
  'feeLine.ofOutbound': 'feeLine:read',
  'feeLine.export': 'feeLine:read',
  'feeLine.create': 'feeLine:write',
  'feeLine.update': 'feeLine:write',
  'feeLine.confirm': 'feeLine:write',
  'feeLine.audit': 'feeLine:audit',
  'feeLine.sendBack': 'feeLine:audit',
  'feeLine.void': 'feeLine:write',
  'feeLine.reverse': 'feeLine:write',
  'feeLine.rerateLine': 'feeLine:write',
  'feeLine.previewRerate': 'feeLine:write',
  'feeLine.startRerate': 'feeLine:write',
  'feeLine.rerate': 'feeLine:write',
  'feeLine.runPeriod': 'feeLine:write',
  'feeLine.startPeriod': 'feeLine:write',
} as const satisfies AccessTable
