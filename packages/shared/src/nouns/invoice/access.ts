import type { AccessTable } from '../../kernel/access.ts'

export const invoiceAccess = {
  'invoice.page': 'invoice:read',
  'invoice.totals': 'invoice:read',
  'invoice.get': 'invoice:read',
  'invoice.ofBill': 'invoice:read',
  'invoice.export': 'invoice:read',
  'invoice.invoiceable': 'invoice:write',
  'invoice.create': 'invoice:write',
  'invoice.update': 'invoice:write',
  'invoice.reverse': 'invoice:write',
} as const satisfies AccessTable
