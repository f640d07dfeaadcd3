import type { ScheduledReport } from '@yuncang/shared/nouns/report-plan/rules'

/** The report that is looked at, which a plan of sendings begins with. */
export type OnScreen = {
  report: ScheduledReport
  /** What the report is called. */
  title: string
  /** What it is asked by. */
  query: object
}

const days: ReadonlySet<string> = new Set(['dateFrom', 'dateTo'])

/** The filters of a screen without its days: those come from the range when it is due. */
export const lasting = (query: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).filter(([key, value]) => value !== undefined && !days.has(key)),
  )
