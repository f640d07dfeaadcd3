import {
  fromScaled,
  isDecimal,
  sum,
  toScaled,
  type DecimalKind,
} from '@yuncang/shared/kernel/decimal'
import type { LineColumn } from './column.ts'
import type { Row } from './lines-model.ts'

/** What of a row is added up, by column; 0 where there is no figure. */
const figuresOf = (columns: readonly LineColumn[], row: Row): readonly number[] =>
  columns.map((column, col) => {
    const cell = row[col] ?? ''
    if (column.kind === 'integer') return /^\d{1,9}$/.test(cell) ? Number(cell) : 0
    if (column.kind !== 'decimal') return 0
    return cell !== '' && isDecimal(cell, column.decimal) ? toScaled(cell, column.decimal) : 0
  })

/** Adds up columns. Rows never change in place, so that after a key only the rows that it touched are read. */
export function adderOf(columns: readonly LineColumn[]) {
  const known = new WeakMap<Row, readonly number[]>()
  let last: { rows: readonly Row[]; totals: number[] } = { rows: [], totals: columns.map(() => 0) }

  const figures = (row: Row): readonly number[] => {
    const found = known.get(row) ?? figuresOf(columns, row)
    known.set(row, found)
    return found
  }
  function addTo(totals: number[], row: Row, sign: 1 | -1): void {
    for (const [col, figure] of figures(row).entries()) totals[col]! += sign * figure
  }
  function totalsOf(rows: readonly Row[]): number[] {
    const isLike = rows.length === last.rows.length && last.totals.every(Number.isSafeInteger)
    const totals = isLike ? [...last.totals] : columns.map(() => 0)
    for (const [index, row] of rows.entries()) {
      const before = isLike ? last.rows[index] : undefined
      if (row === before) continue
      if (before) addTo(totals, before, -1)
      addTo(totals, row, 1)
    }
    last = { rows, totals }
    return totals
  }
  const slowly = (col: number, kind: DecimalKind, rows: readonly Row[]) =>
    sum(rows.map((row) => row[col] ?? '').filter((cell) => cell !== '' && isDecimal(cell, kind)))

  /** The sum of each column, of those cells that hold a figure; '' where nothing is added up. */
  return (rows: readonly Row[]): string[] => {
    const totals = totalsOf(rows)
    return columns.map((column, col) => {
      const total = totals[col]!
      if (column.kind === 'integer') return String(total)
      if (column.kind !== 'decimal') return ''
      // Thousands of lines are summed in whole units; only a sum beyond them needs the slow way.
      const isExact = Number.isSafeInteger(total)
      return isExact ? fromScaled(total, column.decimal) : slowly(col, column.decimal, rows)
    })
  }
}
