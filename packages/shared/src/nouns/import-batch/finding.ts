import type { FieldIssue } from '../../errors.ts'
import { say, type Reason } from '../../messages.ts'
import type { Locale, WordedParams } from '../../kernel/messages/types.ts'
import { paramsIn } from '../../kernel/messages/worded.ts'

/** An error keeps the whole file out; a warning is accepted by name (docs/domain/files.md#imports). */
export const findingLevels = ['error', 'warning'] as const
export type FindingLevel = (typeof findingLevels)[number]

/**
 * A value that stands for nothing that is known, or a name for several records: somebody can say which one is meant,
 * for all rows that hold it.
 */
export type Choice = {
  /** What the rows say, by column. */
  readonly of: Readonly<Record<string, string>>
} & (
  | { readonly noun: 'product' | 'customer' }
  | { readonly noun: 'dictionary'; readonly code: string }
  | { readonly noun: 'values'; readonly values: readonly string[] }
)

/** What is wrong or doubtful in a cell of a workbook, kept without words: its readers may speak another language than its finder. */
export type Finding = {
  readonly path: string
  readonly row: number
  /** The letter over the column; empty where the file has none for it. */
  readonly column: string
  readonly level: FindingLevel
  readonly reason: Reason
  readonly params: WordedParams
  readonly choice?: Choice | undefined
  /** How many rows say the same, where that is more than this one. */
  readonly rows?: number | undefined
}

/** A finding in the words of a reader. */
type Sentence = Required<FieldIssue> & {
  readonly level: FindingLevel
  readonly choice?: Choice | undefined
}
/** Findings were kept in the words of whoever had the file checked once, and all of them were errors. */
export type KeptFinding =
  | Finding
  | (Omit<Finding, 'level'> & { readonly level?: undefined })
  | Required<FieldIssue>

export function issueOf(finding: KeptFinding, locale: Locale): Sentence {
  if ('message' in finding) return { ...finding, level: 'error' }
  const { reason, params, level = 'error', rows = 1, ...place } = finding
  const sentence = say(locale, reason, paramsIn(locale, params))
  return { ...place, level, message: rows > 1 ? sentence + inRows(locale, rows) : sentence }
}

const inRows = (locale: Locale, rows: number): string =>
  locale === 'en' ? ` In ${rows} rows.` : `（共 ${rows} 行）`
