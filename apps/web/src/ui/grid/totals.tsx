import { useTranslation } from 'react-i18next'
import type { ColumnWindow } from './use-window.ts'

type Props<R> = {
  rows: readonly R[]
  isSelection: boolean
  label: string | undefined
  window: ColumnWindow<R>
  rowIndex: number
  height: number
}

/** Figures over the page, or over the selection when there is one; always in view. */
export function Totals<R>({ rows, isSelection, label: given, window, rowIndex, height }: Props<R>) {
  const { t } = useTranslation()
  const label = isSelection
    ? t('grid.totalSelected', { count: rows.length })
    : (given ?? t('grid.totalPage'))
  const first = window.placed.find((placed) => placed.column)
  return (
    <div role="rowgroup" className="grid-totals">
      <div
        role="row"
        aria-rowindex={rowIndex}
        className="grid-row"
        style={window.lines ? {} : { height, width: window.totalWidth }}
      >
        {window.placed.map((placed) => (
          <div
            key={placed.id}
            role="gridcell"
            aria-colindex={placed.index + 1}
            className={placed.className}
            style={placed.style}
          >
            {window.lines && placed.column?.total && (
              <small aria-hidden>{placed.column.title}</small>
            )}
            <span className="grid-text">
              {placed.column?.total?.(rows) ?? (placed === first ? label : '')}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
