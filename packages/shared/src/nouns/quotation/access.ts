import type { AccessTable } from '../../kernel/access.ts'

export const quotationAccess = {
  'quotation.page': 'quotation:read',
  'quotation.get': 'quotation:read',
  'quotation.usable': 'quotation:read',
  'quotation.status': 'quotation:read',
  'quotation.byContract': 'quotation:read',
  'quotation.byCostLists': 'quotation:read',
  'quotation.linesOfCostList': 'costList:read',
  'quotation.create': 'quotation:write',
  'quotation.save': 'quotation:write',
  'quotation.previewPrices': 'quotation:write',
  'quotation.updatePrices': 'quotation:write',
  'quotation.setStopped': 'quotation:write',
  'stepwiseQuotation.all': 'quotation:read',
  'stepwiseQuotation.byCustomer': 'quotation:read',
  'quotation.template': 'quotation:read',
  'quotation.readWorkbook': 'quotation:read',
  'quotation.export': 'quotation:read',
} as const satisfies AccessTable
