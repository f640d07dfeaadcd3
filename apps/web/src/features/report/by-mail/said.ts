import type { ReportPlan } from '@yuncang/shared/nouns/report-plan/contract'
import type { ScheduledReport } from '@yuncang/shared/nouns/report-plan/rules'
import { revenueTitles } from '@yuncang/shared/nouns/report/export'
import { revenueKeys } from '@yuncang/shared/nouns/report/rules'
import type { TFunction } from 'i18next'
import { currentLanguage } from '../../../lib/language.ts'
import { recPayLabel } from '../../../records/prices/rec-pay.ts'

/** '08:00' */
export const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** '2026-12-01 08:00' of a time with seconds: plans know hours only. */
export const toMinute = (time: string): string => time.slice(0, 16)

/** How often a plan sends, in words: 每月 1 日 08:00. */
export function rhythmOf(t: TFunction, { rhythm, weekday, monthDay, hour }: ReportPlan): string {
  const time = clock(hour)
  switch (rhythm) {
    case 'daily':
      return t('reportPlan.daily', { time })
    case 'weekly':
      return t('reportPlan.weekly', { time, day: t(`reportPlan.weekday.${weekday}`) })
    case 'monthly':
      return t('reportPlan.monthly', { time, day: monthDay })
  }
}

/** Reports that are about one customer or about all. */
const ofCustomers: ReadonlySet<ScheduledReport> = new Set([
  'revenueReport',
  'agingReport',
  'unbilledReport',
  'differenceReport',
])

type Asked = { report: ScheduledReport; query: Record<string, unknown>; customerName: string }

/** What a report is asked by beside its days: 汇总方式：客户. */
export function filtersOf(t: TFunction, { report, query, customerName }: Asked): string[] {
  const { by, recPay } = query
  const field = (key: string, value: string) => t('records.value', { field: t(key), value })
  const whose = customerName ? field('record.customer', customerName) : t('reportPlan.allCustomers')
  return [
    by === undefined ? '' : field('report.by', byWord(t, by)),
    ofCustomers.has(report) ? whose : '',
    recPay === undefined ? '' : field('report.side', recPayLabel(Number(recPay))),
  ].filter(Boolean)
}

/** What a report is added up by: 客户, 按月. */
export const byWord = (t: TFunction, by: unknown): string => {
  const key = revenueKeys.find((each) => each === by)
  // Months stand for those of both reports.
  return key ? revenueTitles[key][currentLanguage()] : t(`report.${String(by)}`)
}

/** What the line of a plan says; its maker when that is somebody else. */
export const detailsOf = (t: TFunction, plan: ReportPlan, reader: string): string[] => [
  rhythmOf(t, plan),
  plan.dateRange === null ? '' : t(`reportPlan.range.${plan.dateRange}`),
  ...filtersOf(t, plan),
  plan.nextTime === null ? '' : t('reportPlan.next', { time: toMinute(plan.nextTime) }),
  plan.failure ?? '',
  plan.nextTime === null ? t(plan.failure ? 'reportPlan.stopped' : 'reportPlan.pausedHint') : '',
  plan.recipients.join(' '),
  plan.ownerName === reader ? '' : t('reportPlan.by', { name: plan.ownerName }),
]
