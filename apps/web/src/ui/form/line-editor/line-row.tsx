import { memo, type CSSProperties } from 'react'
import { isDecimal, scales } from '@yuncang/shared/kernel/decimal'
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
  // Prices have as many decimals as somebody gave them.
  if (column.decimal === 'price') {
    const given = fraction.replace(/0+$/, '')
    return grouped(given === '' ? whole : `${whole}.${given}`)
  }
  return grouped(`${whole}.${fraction.padEnd(scales[column.decimal].digits, '0')}`)
}

/** A column as its cells are drawn: worked out once, and not for each of them. */
export type DrawnColumn = {
  readonly column: LineColumn
  readonly className: string
  readonly style: CSSProperties
}

/** The last column takes the room that is left. */
export const drawnColumns = (columns: readonly LineColumn[]): readonly DrawnColumn[] =>
  columns.map((column, index) => ({
    column,
    className: ['line-cell', isNumeric(column) && 'end', column.kind === 'code' && 'code']
      .filter(Boolean)
      .join(' '),
    style: { width: column.width, ...(index === columns.length - 1 && { flexGrow: 1 }) },
  }))

type Props = {
  columns: readonly DrawnColumn[]
  row: Row
  index: number
  top: number
  findings: ReadonlyMap<number, string>
  doubts: ReadonlyMap<number, string>
  /** The part of the selection that lies in this row. */
  selection: Range | undefined
  /** Given to the row that has the active cell only, so that the others need not be drawn again. */
  active: ActiveCell | undefined
}

/** A line; what the mouse does in it is heard by the body of the lines (use-mouse.ts). */
export const LineRow = memo(function LineRow(props: Props) {
  const { columns, row, index, top, findings, doubts, selection, active } = props
  return (
    <div role="row" aria-rowindex={index + 2} data-row={index} className="line-row" style={{ top }}>
      <div
        role="rowheader"
        data-col={-1}
        className={findings.size > 0 ? 'line-cell line-no wrong' : 'line-cell line-no'}
      >
        {index + 1}
      </div>
      {columns.map(({ column, className, style }, col) => {
        const isActive = active?.view.active.col === col
        const isSelected = selection !== undefined && isInside(selection, index, col)
        const finding = findings.get(col)
        const doubt = doubts.get(col)
        const text = row[col] ?? ''
        let classes = className
        if (finding !== undefined) classes += ' wrong'
        else if (doubt !== undefined) classes += ' doubtful'
        if (isSelected) classes += ' selected'
        if (isActive) classes += ' active'
        return (
          <div
            key={column.key}
            role="gridcell"
            aria-colindex={col + 2}
            aria-selected={isSelected}
            data-col={col}
            title={isActive ? undefined : (doubt ?? finding)}
            className={classes}
            style={style}
          >
            {isActive ? (
              <CellInput
                {...active}
                column={column}
                shown={column.kind === 'select' ? shownOf(column, text) : text}
                finding={finding}
                doubt={doubt}
              />
            ) : (
              shownOf(column, text)
            )}
          </div>
        )
      })}
    </div>
  )
})
