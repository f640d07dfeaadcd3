import type { AccessTable } from '../../kernel/access.ts'

export const financeExchangeAccess = {
  'financeExchange.page': 'financeExchange:read',
  'financeExchange.ofBill': 'financeExchange:read',
  'financeExchange.export': 'financeExchange:read',
  'financeExchange.resend': 'financeExchange:retry',
  'financeExchange.settle': 'financeExchange:retry',
} as const satisfies AccessTable
