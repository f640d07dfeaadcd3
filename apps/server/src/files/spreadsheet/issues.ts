import { AppError } from '@yuncang/shared/errors'
import {
  type Choice,
  issueOf,
  type Finding,
  type FindingLevel,
} from '@yuncang/shared/nouns/import-batch/finding'
import { formOf } from '@yuncang/shared/nouns/import-batch/rules'
import type { WarningKind } from '@yuncang/shared/nouns/import-batch/warnings'
import { sentenceOf } from '@yuncang/shared/issues'
import { isReason, type Reason } from '@yuncang/shared/messages'
import type { Locale, WordedParams } from '@yuncang/shared/kernel/messages/types'
import { beginningOf } from '@yuncang/shared/validate/text'
import type * as z from 'zod'
import type { Table } from './table.ts'
import { wordedList } from './worded-list.ts'

const shownAtMost = 1000

const unknownOf = ({ path, choice }: Finding): string =>
  choice ? `${path} ${formOf(choice.of)}` : path

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
  ): Finding => {
    // What is said once above the table is wrong once, in its own cell.
    const place = table.factOf(key, row) ?? { row, letter: table.letterOf(key, row) ?? '' }
    return { path: key, row: place.row, column: place.letter, level, reason, params }
  }
  for (const { row, key, into } of table.likeTotals)
    warnings.push(finding('warning', row, key, ['spreadsheet.likeTotal', { name: into }]))
  const cellOf = ({ row, path }: Pick<Finding, 'row' | 'path'>) => `${row} ${path}`
  let count = 0
  const addError = (row: number, found: Finding, to = errors) => {
    count += 1
    wrong.add(row)
    const cell = cellOf(found)
    if (named.has(cell)) return
    named.add(cell)
    to.push(found)
  }
  /** The first finding of each value that stands for nothing, with the rows that hold it; the others point there. */
  const unknown = new Map<string, { found: Finding; rows: Set<number> }>()
  const repeats: Finding[] = []
  const withRows = (found: Finding): Finding => {
    const first = unknown.get(unknownOf(found))
    const rows = first?.found === found ? first.rows.size : 1
    return rows > 1 ? { ...found, rows } : found
  }
  const add = (row: number, key: K, reason: Reason, params: WordedParams = {}) =>
    addError(row, finding('error', row, key, [reason, params]))
  const stands = (key: K, row?: number) =>
    table.letterOf(key, row) !== undefined || table.factOf(key, row) !== undefined
  return {
    titleOf: (key: K) => table.titleOf(key),
    hasColumn: (key: K, row: number) => stands(key, row),
    add,
    /** A value for which somebody can say what is meant: asked once, at the first of the rows that hold it. */
    addUnknown(row: number, key: K, said: [Reason, WordedParams], choice: Choice) {
      const found = { ...finding('error', row, key, said), choice }
      const value = unknownOf(found)
      const first = unknown.get(value)
      first?.rows.add(row)
      if (!first) {
        if (!named.has(cellOf(found))) unknown.set(value, { found, rows: new Set([row]) })
        return addError(row, found)
      }
      const written = [...new Set(Object.values(choice.of).filter(Boolean))].join(' ')
      const params = { row: first.found.row, value: beginningOf(written, 60) }
      addError(row, finding('error', row, key, ['cell.asInRow', params]), repeats)
    },
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
        const key = stands(field as K, row) ? (field as K) : fallback
        add(row, key, ...sentenceOf(each, { isReason }))
      }
    },
    /** How many errors were met; one that several rows share is met in each of them. */
    get count() {
      return count
    },
    /** Whether something is wrong with one of these rows. */
    hasIn: (rows: readonly { number: number }[]) => rows.some((row) => wrong.has(row.number)),
    /** Everything found, in the order of the rows, what is wrong in a row before what is doubtful. */
    list: (): readonly Finding[] =>
      [...errors.map(withRows), ...warnings.filter((each) => !named.has(cellOf(each)))].toSorted(
        (a, b) => a.row - b.row,
      ),
    /** What further rows say that was found in the list already: they are wrong as well, and it is one fault. */
    repeats: (): readonly Finding[] => repeats,
    refuse(): void {
      if (errors.length === 0) return
      const inOrder = errors.toSorted((a, b) => a.row - b.row)
      throw new AppError('spreadsheet.rowsRefused', {
        params: { count: errors.length },
        issues: inOrder.slice(0, shownAtMost).map((each) => {
          const { level: _level, choice: _choice, ...issue } = issueOf(withRows(each), locale)
          return issue
        }),
      })
    },
  }
}
