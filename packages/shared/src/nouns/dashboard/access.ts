import type { AccessTable } from '../../kernel/access.ts'

export const dashboardAccess = {
  // Each figure by the right to what it counts: domain/dashboard.ts.
  'dashboard.home': 'member',
} as const satisfies AccessTable
