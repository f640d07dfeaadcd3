import type { Worded } from '../../kernel/messages/types.ts'

/** Why a row below the heading is no record (docs/domain/files.md#imports). */
export const skipReasons = {
  total: { zh: '合计', en: 'sums' },
  blank: { zh: '空行或全为 0', en: 'blank or noughts' },
  note: { zh: '说明', en: 'notes' },
  columnNumbers: { zh: '列号', en: 'column numbers' },
  heading: { zh: '重复的表头', en: 'repeated headings' },
  label: { zh: '表外信息', en: 'facts beside the table' },
  otherTable: { zh: '其他表格', en: 'other tables' },
  hidden: { zh: '隐藏行', en: 'hidden rows' },
} as const satisfies Record<string, Worded>
export type SkipReason = keyof typeof skipReasons
export const skipReasonKeys = Object.keys(skipReasons) as [SkipReason, ...SkipReason[]] // its keys

export type SkipCount = { readonly reason: SkipReason; readonly count: number }

/** How many records are hidden in the file, and the numbers of the first ones. */
export type HiddenRecords = { readonly count: number; readonly rows: number[] }

/** What became of the rows below the heading, each counted once. */
export type RowTally = {
  /** Records without an error. */
  readonly ready: number
  /** Records with one. */
  readonly wrong: number
  readonly skipped: readonly SkipCount[]
  /** Those of the records, read or left out, that are hidden; none when it is missing. */
  readonly hidden?: HiddenRecords
}

/** How many rows were passed over for each reason, in the order of the reasons. */
export function countSkips(reasons: Iterable<SkipReason>): SkipCount[] {
  const counts = new Map<SkipReason, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return skipReasonKeys.flatMap((reason) => {
    const count = counts.get(reason)
    return count === undefined ? [] : [{ reason, count }]
  })
}
