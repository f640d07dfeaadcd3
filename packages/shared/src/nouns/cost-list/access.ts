import type { AccessTable } from '../../kernel/access.ts'

export const costListAccess = {
  'costList.page': 'costList:read',
  'costList.create': 'costList:write',
  'costList.update': 'costList:write',
  'costList.remove': 'costList:write',
  'costList.itemsOfQuotation': 'quotation:read',
  'costList.ofCustomer': 'costList:read',
  'costList.feePage': 'costList:read',
  'costList.customersOf': 'costList:read',
  'costList.setRules': 'costList:write',
  'costList.setRuleStopped': 'costList:write',
  'costList.previewRules': 'costList:write',
  'costList.setLineStopped': 'costList:write',
  'costList.updatePrices': 'costList:write',
  'costList.previewPrices': 'costList:write',
  'costList.get': 'costList:read',
  'costList.enable': 'costList:write',
  'costList.disable': 'costList:write',
  'costList.workbook': 'costList:read',
  'costList.export': 'costList:read',
} as const satisfies AccessTable
