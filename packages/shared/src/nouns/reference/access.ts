import type { AccessTable } from '../../kernel/access.ts'

export const referenceAccess = {
  'costCenter.list': 'costCode:read',
  'costCenter.page': 'costCode:write',
  'costCenter.create': 'costCode:write',
  'costCenter.update': 'costCode:write',
  'invoiceCode.list': 'costCode:read',
  'invoiceCode.page': 'costCode:write',
  'invoiceCode.create': 'costCode:write',
  'invoiceCode.update': 'costCode:write',
  'containerSize.all': 'dictionary:read',
  'costCenter.export': 'costCode:write',
  'invoiceCode.export': 'costCode:write',
} as const satisfies AccessTable
