import type { AccessTable } from '../../kernel/access.ts'

export const costCodeAccess = {
  'costCode.page': 'costCode:read',
  'costCode.list': 'costCode:read',
  'costCode.create': 'costCode:write',
  'costCode.update': 'costCode:write',
  'costCode.sync': 'costCode:write',
  'costCode.share': 'costCode:write',
  'costCode.feeTypes': 'costCode:read',
  'costStandard.list': 'costStandard:read',
  'costStandard.page': 'costStandard:read',
  'costStandard.sheet': 'costStandard:read',
  'costStandard.replace': 'costStandard:write',
  'costStandard.previewPrices': 'costStandard:write',
  'costStandard.save': 'costStandard:write',
  'costStandard.setStopped': 'costStandard:write',
  'costStandard.remove': 'costStandard:write',
  'costStandard.workbook': 'costStandard:read',
  'costStandard.readWorkbook': 'costStandard:read',
  'costCode.export': 'costCode:read',
} as const satisfies AccessTable
