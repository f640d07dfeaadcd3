import type { AccessTable } from '../../kernel/access.ts'

export const paymentAccess = {
  'payment.page': 'payment:read',
  'payment.totals': 'payment:read',
  'payment.get': 'payment:read',
  'payment.ofBill': 'payment:read',
  'payment.export': 'payment:read',
  'payment.payable': 'payment:write',
  'payment.refundable': 'payment:write',
  'payment.suggestions': 'payment:write',
  'payment.create': 'payment:write',
  'payment.offset': 'payment:write',
  'payment.update': 'payment:write',
  'payment.writeOff': 'payment:write',
  'payment.takeBack': 'payment:write',
  'payment.import': 'payment:write',
  'payment.template': 'payment:write',
  'importBatch.payment': 'payment:write',
  'payment.void': 'payment:write',
} as const satisfies AccessTable
