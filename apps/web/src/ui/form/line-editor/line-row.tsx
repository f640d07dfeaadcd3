import { memo } from 'react'
import { isDecimal, scales } from '@yuncang/shared/domain/decimal'
import { grouped } from '../../../lib/numbers.ts'
import { CellInput, type ActiveCell } from './cell-input.tsx'
import { isNumeric, type LineColumn } from './column.ts'
import { isInside, type Range, type Row } from './lines-model.ts'

/** A cell as it is read: choices by their label, figures with thousands separators. */
export function shownOf(column: LineColumn, text: string): string {
  if (column.kind === 'select')
    return column.options.find(({ value }) => value === text)?.label ?? text
  if (column.kind === 'integer') return /^\d+$/.test(text) ? grouped(text) : text
  if (column.kind !== 'decimal' || !isDecimal(text, column.decimal)) return text
  const [whole = '', fraction = ''] = text.split('.')
  return grouped(`${whole}.${fraction.padEnd(scales[column.decimal].digits, '0')}`)
}

type Props = {
  columns: readonly LineColumn[]
  row: Row
  index: number
  top: number
  findings: ReadonlyMap<number, string>
  /** The part of the selection that lies in this row. */
  selection: Range | undefined
  /** Given to the row that has the active cell only, so that the others need not be drawn again. */
  active: ActiveCell | undefined
  onPress: (row: number, col: number, isExtending: boolean) => void
  onDrag: (row: number, col: number) => void
}

export const LineRow = memo(function LineRow(props: Props) {
  const { columns, row, index, top, findings, selection, active, onPress, onDrag } = props
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="line-row"
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        role="rowheader"
        className={findings.size > 0 ? 'line-cell line-no wrong' : 'line-cell line-no'}
        onMouseDown={(event) => {
          event.preventDefault()
          onPress(index, -1, event.shiftKey)
        }}
      >
        {index + 1}
      </div>
      {columns.map((column, col) => {
        const isActive = active?.view.active.col === col
        const text = row[col] ?? ''
        const classes = ['line-cell']
        if (isNumeric(column)) classes.push('end')
        if (column.kind === 'code') classes.push('code')
        if (findings.has(col)) classes.push('wrong')
        if (selection && isInside(selection, index, col)) classes.push('selected')
        if (isActive) classes.push('active')
        return (
          <div
            key={column.key}
            role="gridcell"
            aria-colindex={col + 2}
            aria-selected={classes.includes('selected')}
            title={isActive ? undefined : findings.get(col)}
            className={classes.join(' ')}
            style={{ width: column.width }}
            onMouseDown={(event) => {
              if (isActive && !event.shiftKey) return
              event.preventDefault()
              onPress(index, col, event.shiftKey)
            }}
            onMouseEnter={(event) => {
              if (event.buttons === 1) onDrag(index, col)
            }}
          >
            {isActive ? (
              <CellInput
                {...active}
                column={column}
                shown={column.kind === 'select' ? shownOf(column, text) : text}
                finding={findings.get(col)}
              />
            ) : (
              <span>{shownOf(column, text)}</span>
            )}
          </div>
        )
      })}
    </div>
  )
})
