import type { AccessTable } from '../../kernel/access.ts'

export const phoneCodeAccess = {
  'phoneCode.send': 'public',
} as const satisfies AccessTable
