import { fromScaled, isDecimal, sum, toScaled } from '@yuncang/shared/domain/decimal'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isNumeric, type LineColumn } from './column.ts'
import type { Row } from './lines-model.ts'
import { shownOf } from './line-row.tsx'

/** The sum of a column, of those cells that hold a figure. */
export function totalOf(column: LineColumn, col: number, rows: readonly Row[]): string {
  const cells = rows.map((row) => row[col] ?? '')
  if (column.kind === 'integer') {
    return String(
      cells.reduce((total, cell) => total + (/^\d{1,9}$/.test(cell) ? Number(cell) : 0), 0),
    )
  }
  if (column.kind !== 'decimal') return ''
  const kind = column.decimal
  const figures = cells.filter((cell) => cell !== '' && isDecimal(cell, kind))
  const total = figures.reduce((units, cell) => units + toScaled(cell, kind), 0)
  // Thousands of lines are summed in whole units; only a sum beyond them needs the slow way.
  return Number.isSafeInteger(total) ? fromScaled(total, kind) : sum(figures)
}

const noRows: readonly Row[] = []

type Props = { columns: readonly LineColumn[]; rows: readonly Row[] }

export function Totals({ columns, rows }: Props) {
  const { t } = useTranslation()
  // Adding up thousands of lines must not hold up the form that opens, nor the key that changed one of them.
  const settled = useDeferredValue(rows, noRows)
  const totals = useMemo(
    () =>
      columns.map((column, col) =>
        column.isTotalled ? shownOf(column, totalOf(column, col, settled)) : '',
      ),
    [columns, settled],
  )
  return (
    <div role="rowgroup" className="line-foot">
      <div role="row" aria-rowindex={rows.length + 2} className="line-row">
        <div role="rowheader" className="line-cell line-no">
          {t('lines.total')}
        </div>
        {columns.map((column, col) => (
          <div
            key={column.key}
            role="gridcell"
            aria-colindex={col + 2}
            className={isNumeric(column) ? 'line-cell end' : 'line-cell'}
            style={{ width: column.width }}
          >
            <span>{totals[col]}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
