import type { AccessTable } from '../../kernel/access.ts'

export const searchAccess = {
  // Each kind by the right to its list: modules/search.
  'search.find': 'member',
} as const satisfies AccessTable
