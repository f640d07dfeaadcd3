import type { Locale } from '../messages/types.ts'

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
  'demo.reset': { zh: '重置培训租户', en: 'Reset of a training tenant' },
} as const satisfies Record<string, Record<Locale, string>>

/** What a running job is at, told with its progress. */
export const jobStageLabels = {
  clearing: { zh: '清空', en: 'Clearing' },
  reading: { zh: '读取', en: 'Reading' },
  checking: { zh: '校验', en: 'Checking' },
  writing: { zh: '写入', en: 'Writing' },
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

/** Lists that can be exported, as titles of jobs name them. */
export const exportedLists = {
  customer: { zh: '客户', en: 'customers' },
  inboundOrder: { zh: '入库订单', en: 'inbound orders' },
  outboundOrder: { zh: '出库订单', en: 'outbound orders' },
  inventory: { zh: '库存', en: 'stock' },
} as const
export type ExportedList = keyof typeof exportedLists

/** A larger result is exported by a job. */
export const exportAtOnceRows = 5000
