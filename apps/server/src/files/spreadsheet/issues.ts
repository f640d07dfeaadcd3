import { AppError } from '@yuncang/shared/errors'
import {
  type Choice,
  issueOf,
  type Finding,
  type FindingLevel,
} from '@yuncang/shared/nouns/import-batch/finding'
import type { WarningKind } from '@yuncang/shared/nouns/import-batch/warnings'
import { sentenceOf } from '@yuncang/shared/issues'
import { isReason, type Reason } from '@yuncang/shared/messages'
import type { Locale, WordedParams } from '@yuncang/shared/kernel/messages/types'
import type * as z from 'zod'
import type { Table } from './table.ts'
import { wordedList } from './worded-list.ts'

const shownAtMost = 1000

/**
 * Collects what is wrong with a workbook, the first error of each cell, and what is doubtful, each doubt once for a cell
 * that has no error; `refuse` throws all errors at once, so that nothing is imported.
 */
export function issueList<K extends string>(table: Table<K>, locale: Locale) {
  const errors: Finding[] = []
  const warnings: Finding[] = table.unread.map(({ headerRow: row, missing, key, letter }) => ({
    path: key,
    row,
    column: letter,
    level: 'warning',
    reason: 'spreadsheet.otherTable',
    params: { row, names: wordedList(missing) },
  }))
  const named = new Set<string>()
  const doubted = new Set<string>()
  const wrong = new Set<number>()
  const finding = (
    level: FindingLevel,
    row: number,
    key: K,
    [reason, params]: [Reason, WordedParams],
  ): Finding => ({ path: key, row, column: table.letterOf(key, row) ?? '', level, reason, params })
  for (const { row, key, into } of table.likeTotals)
    warnings.push(finding('warning', row, key, ['spreadsheet.likeTotal', { name: into }]))
  const cellOf = ({ row, path }: Pick<Finding, 'row' | 'path'>) => `${row} ${path}`
  const addError = (found: Finding) => {
    const cell = cellOf(found)
    if (named.has(cell)) return
    named.add(cell)
    wrong.add(found.row)
    errors.push(found)
  }
  const add = (row: number, key: K, reason: Reason, params: WordedParams = {}) =>
    addError(finding('error', row, key, [reason, params]))
  return {
    titleOf: (key: K) => table.titleOf(key),
    hasColumn: (key: K, row: number) => table.letterOf(key, row) !== undefined,
    add,
    /** The same, where somebody can say which record is meant. */
    addChoice: (row: number, key: K, said: [Reason, WordedParams], choice: Choice) =>
      addError({ ...finding('error', row, key, said), choice }),
    /** Says a doubt, which somebody may accept; its reason is the name under which it is accepted. */
    warn(row: number, key: K, reason: WarningKind, params: WordedParams = {}) {
      const found = finding('warning', row, key, [reason, params])
      const doubt = `${cellOf(found)} ${reason}`
      if (doubted.has(doubt)) return
      doubted.add(doubt)
      warnings.push(found)
    },
    /** What a contract says of a record made from a row; fields without a column of their own go to `fallback`. */
    addFindings(row: number, findings: readonly z.core.$ZodIssue[], fallback: K) {
      for (const each of findings) {
        const field = String(each.path.at(-1) ?? '')
        // A field that has a letter is a column of this table.
        const key = table.letterOf(field as K) === undefined ? fallback : (field as K)
        add(row, key, ...sentenceOf(each, { isReason }))
      }
    },
    /** How many errors there are. */
    get count() {
      return errors.length
    },
    /** Whether something is wrong with one of these rows. */
    hasIn: (rows: readonly { number: number }[]) => rows.some((row) => wrong.has(row.number)),
    /** Everything found, in the order of the rows, what is wrong in a row before what is doubtful. */
    list: (): readonly Finding[] =>
      [...errors, ...warnings.filter((each) => !named.has(cellOf(each)))].toSorted(
        (a, b) => a.row - b.row,
      ),
    refuse(): void {
      if (errors.length === 0) return
      const inOrder = errors.toSorted((a, b) => a.row - b.row)
      throw new AppError('spreadsheet.rowsRefused', {
        params: { count: errors.length },
        issues: inOrder.slice(0, shownAtMost).map((each) => {
          const { level: _level, choice: _choice, ...issue } = issueOf(each, locale)
          return issue
        }),
      })
    },
  }
}
