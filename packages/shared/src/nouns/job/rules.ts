import type { Locale } from '../../kernel/messages/types.ts'

/*
 * Work that goes on after its request: imports, exports, prints. queued -> running -> done | failed | cancelled; failed
 * and cancelled ones can be queued again.
 */
export const jobStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** The kinds that the product has, as lists name them. */
export const jobKindLabels = {
  'list.export': { zh: '导出', en: 'Export' },
  'import.read': { zh: '导入校验', en: 'Import check' },
  'import.publish': { zh: '导入', en: 'Import' },
  'fee.period': { zh: '月度计费', en: 'Month-end fees' },
  'fee.rerate': { zh: '重新计价', en: 'Fees calculated again' },
  'bill.month': { zh: '月度账单', en: 'Bills of a month' },
  'bill.send': { zh: '发送账单', en: 'Bills by mail' },
  'paper.print': { zh: '批量打印', en: 'Papers' },
  'customer.merge': { zh: '合并客户', en: 'Merge of customers' },
  'report.send': { zh: '定时发送报表', en: 'Scheduled report' },
  'demo.reset': { zh: '重置培训租户', en: 'Reset of a training tenant' },
} as const satisfies Record<string, Record<Locale, string>>

/** What a running job is at, told with its progress. */
export const jobStageLabels = {
  clearing: { zh: '清空', en: 'Clearing' },
  reading: { zh: '读取', en: 'Reading' },
  checking: { zh: '校验', en: 'Checking' },
  writing: { zh: '写入', en: 'Writing' },
  billing: { zh: '生成账单', en: 'Billing' },
  sending: { zh: '发送', en: 'Sending' },
  charging: { zh: '计费', en: 'Charging' },
  printing: { zh: '生成单据', en: 'Printing' },
  moving: { zh: '移交', en: 'Moving' },
} as const satisfies Record<string, Record<Locale, string>>
export type JobStage = keyof typeof jobStageLabels

/** How far a job is; `total` 0 as long as nobody knows. */
export type JobProgress = {
  readonly done: number
  readonly total: number
  readonly stage: JobStage
}

/** Files that a job produced are kept so long, and people see their jobs so long. */
export const jobFileDays = 7

export const isOver = (status: JobStatus): boolean => status !== 'queued' && status !== 'running'
export const canCancel = (status: JobStatus): boolean => !isOver(status)
export const canRetry = (status: JobStatus): boolean =>
  status === 'failed' || status === 'cancelled'

/** A larger result is exported by a job. */
export const exportAtOnceRows = 5000
