import type { AccessTable } from '../../kernel/access.ts'

export const billStatementAccess = {
  'billStatement.page': 'billStatement:read',
  'billStatement.totals': 'billStatement:read',
  'billStatement.export': 'billStatement:read',
  'billStatement.letter': 'billStatement:mail',
  'billStatement.sendMail': 'billStatement:mail',
  'billStatement.mails': 'billStatement:mail',
} as const satisfies AccessTable
