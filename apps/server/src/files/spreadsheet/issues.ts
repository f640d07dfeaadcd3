import { AppError } from '@yuncang/shared/errors'
import { issueOf, type Finding } from '@yuncang/shared/domain/finding'
import { sentenceOf } from '@yuncang/shared/issues'
import type { Reason } from '@yuncang/shared/messages/catalogue'
import type { Locale, WordedParams } from '@yuncang/shared/messages/types'
import type { z } from 'zod'
import type { Table } from './table.ts'

const shownAtMost = 1000

/** Collects what is wrong with a workbook, the first finding of each cell; `refuse` throws it all at once, so that nothing is imported. */
export function issueList<K extends string>(table: Table<K>, locale: Locale) {
  const issues: Finding[] = []
  const named = new Set<string>()
  const wrong = new Set<number>()
  const add = (row: number, key: K, reason: Reason, params: WordedParams = {}) => {
    const cell = `${row} ${key}`
    if (named.has(cell)) return
    named.add(cell)
    wrong.add(row)
    issues.push({ path: key, row, column: table.letterOf(key) ?? '', reason, params })
  }
  return {
    titleOf: (key: K) => table.titleOf(key),
    add,
    /** What a contract says of a record made from a row; fields without a column of their own go to `fallback`. */
    addFindings(row: number, findings: readonly z.core.$ZodIssue[], fallback: K) {
      for (const finding of findings) {
        const field = String(finding.path.at(-1) ?? '')
        // A field that has a letter is a column of this table.
        const key = table.letterOf(field as K) === undefined ? fallback : (field as K)
        add(row, key, ...sentenceOf(finding))
      }
    },
    get count() {
      return issues.length
    },
    /** Whether something is wrong with one of these rows. */
    hasIn: (rows: readonly { number: number }[]) => rows.some((row) => wrong.has(row.number)),
    /** Everything found, in the order of the rows. */
    list: (): readonly Finding[] => issues.toSorted((a, b) => a.row - b.row),
    refuse(): void {
      if (issues.length === 0) return
      throw new AppError('spreadsheet.rowsRefused', {
        params: { count: issues.length },
        issues: this.list()
          .slice(0, shownAtMost)
          .map((each) => issueOf(each, locale)),
      })
    },
  }
}
