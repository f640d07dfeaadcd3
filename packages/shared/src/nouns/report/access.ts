import type { AccessTable } from '../../kernel/access.ts'

export const reportAccess = {
  'revenueReport.page': 'financeReport:read',
  'revenueReport.export': 'financeReport:read',
  'agingReport.page': 'financeReport:read',
  'agingReport.export': 'financeReport:read',
  'unbilledReport.page': 'financeReport:read',
  'unbilledReport.export': 'financeReport:read',
  'occupancyReport.page': 'stockReport:read',
  'occupancyReport.export': 'stockReport:read',
  'throughputReport.page': 'stockReport:read',
  'throughputReport.export': 'stockReport:read',
  'stockAgeReport.page': 'stockReport:read',
  'stockAgeReport.export': 'stockReport:read',
  'differenceReport.page': 'stockReport:read',
  'differenceReport.export': 'stockReport:read',
} as const satisfies AccessTable
