import { AppError, type FieldIssue } from '@yuncang/shared/errors'
import { describeIssue } from '@yuncang/shared/issues'
import { say, type Reason } from '@yuncang/shared/messages/catalogue'
import type { Locale, MessageParams } from '@yuncang/shared/messages/types'
import type { z } from 'zod'
import type { Table } from './table.ts'

const shownAtMost = 1000

/** Collects what is wrong with a workbook, the first finding of each cell; `refuse` throws it all at once, so that nothing is imported. */
export function issueList<K extends string>(table: Table<K>, locale: Locale) {
  const issues: FieldIssue[] = []
  const named = new Set<string>()
  const wrong = new Set<number>()
  const add = (row: number, key: K, message: string) => {
    const cell = `${row} ${key}`
    if (named.has(cell)) return
    named.add(cell)
    wrong.add(row)
    issues.push({ path: key, row, column: table.letterOf(key) ?? '', message })
  }
  return {
    titleOf: (key: K) => table.titleOf(key),
    add: (row: number, key: K, reason: Reason, params: MessageParams = {}) =>
      add(row, key, say(locale, reason, params)),
    /** What a contract says of a record made from a row; fields without a column of their own go to `fallback`. */
    addFindings(row: number, findings: readonly z.core.$ZodIssue[], fallback: K) {
      for (const finding of findings) {
        const field = String(finding.path.at(-1) ?? '')
        // A field that has a letter is a column of this table.
        const key = table.letterOf(field as K) === undefined ? fallback : (field as K)
        add(row, key, describeIssue(finding, locale))
      }
    },
    get count() {
      return issues.length
    },
    /** Whether something is wrong with one of these rows. */
    hasIn: (rows: readonly { number: number }[]) => rows.some((row) => wrong.has(row.number)),
    /** Everything found, in the order of the rows. */
    list: (): readonly FieldIssue[] => issues.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    refuse(): void {
      if (issues.length === 0) return
      throw new AppError('spreadsheet.rowsRefused', {
        params: { count: issues.length },
        issues: this.list().slice(0, shownAtMost),
      })
    },
  }
}
