import * as z from 'zod'

/** The reports that go out on a schedule, and whether they tell of days. */
export const scheduledReports = {
  revenueReport: { hasRange: true },
  agingReport: { hasRange: false },
  unbilledReport: { hasRange: false },
  occupancyReport: { hasRange: false },
  throughputReport: { hasRange: true },
  stockAgeReport: { hasRange: false },
  differenceReport: { hasRange: true },
} as const
export type ScheduledReport = keyof typeof scheduledReports

/** Of a time at which a report was due. */
export const sendingStatuses = { waiting: 0, sent: 1, failed: 2 } as const

/** Mailboxes that one plan sends to. */
export const recipientsAtMost = 10

export const report = z.enum(
  Object.keys(scheduledReports) as [ScheduledReport, ...ScheduledReport[]], // its keys
)

/** What the job that sends one knows. */
export const reportJob = z.strictObject({ planId: z.string(), sendingId: z.string(), report })
