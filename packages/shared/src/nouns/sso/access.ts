import type { AccessTable } from '../../kernel/access.ts'

export const ssoAccess = {
  'sso.codeCallback': 'public',
  'sso.logoutAddress': 'session',
} as const satisfies AccessTable
