import type { AccessTable } from '../../kernel/access.ts'

/** Whoever may read a report may have it sent; the service asks for that right. */
export const reportPlanAccess = {
  'reportPlan.list': 'member',
  'reportPlan.save': 'member',
  'reportPlan.pause': 'member',
  'reportPlan.resume': 'member',
  'reportPlan.remove': 'member',
  'reportPlan.sendings': 'member',
  'reportPlan.history': 'member',
} as const satisfies AccessTable
