import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { selectKey, type ColumnTable } from './use-columns.ts'
import type { Selection } from './use-selection.ts'
import { headerHeight, type ColumnWindow, type Placed } from './use-window.ts'

type Props<R> = {
  table: ColumnTable<R>
  window: ColumnWindow<R>
  selection: Selection<R> | undefined
  activeCol: number | undefined
}

const arrows = { asc: '↑', desc: '↓' }
const ariaSorts = { asc: 'ascending', desc: 'descending' } as const

function GridHeader<R>({ table, window, selection, activeCol }: Props<R>) {
  const headers = new Map(table.getFlatHeaders().map((header) => [header.column.id, header]))
  const isMulti = table.state.sorting.length > 1
  return (
    <div role="rowgroup" className="grid-head" style={{ height: headerHeight }}>
      <div
        role="row"
        aria-rowindex={1}
        data-row={-1}
        className="grid-row"
        style={{ width: window.totalWidth }}
      >
        {window.placed.map((placed) => {
          const header = headers.get(placed.id)!
          const sorted = header.column.getIsSorted()
          return (
            <div
              key={placed.id}
              role="columnheader"
              aria-colindex={placed.index + 1}
              aria-sort={sorted ? ariaSorts[sorted] : undefined}
              aria-keyshortcuts={
                header.column.getCanResize() ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined
              }
              data-col={placed.index}
              tabIndex={placed.index === activeCol ? 0 : -1}
              className={placed.className}
              style={placed.style}
            >
              {header.column.getCanSort() ? (
                <button
                  type="button"
                  // Where they are scrolled, they are reached like any button.
                  tabIndex={window.lines ? 0 : -1}
                  className={`grid-sort${sorted ? ' on' : ''}`}
                  onClick={header.column.getToggleSortingHandler()}
                >
                  <span className="grid-text">{placed.column?.title}</span>
                  <span aria-hidden>
                    {sorted ? arrows[sorted] : '↕'}
                    {sorted && isMulti && <sub>{header.column.getSortIndex() + 1}</sub>}
                  </span>
                </button>
              ) : (
                <Title placed={placed} selection={selection} />
              )}
              {header.column.getCanResize() && (
                <span
                  aria-hidden
                  className={`grid-resize${header.column.getIsResizing() ? ' on' : ''}`}
                  onMouseDown={header.getResizeHandler()}
                  onTouchStart={header.getResizeHandler()}
                  onDoubleClick={() => header.column.resetSize()}
                />
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** Titles with sort and resize handles; rows that scroll by leave them as they are. memo forgets type parameters. */
export const Header = memo(GridHeader) as typeof GridHeader

function Title<R>({
  placed,
  selection,
}: {
  placed: Placed<R>
  selection: Selection<R> | undefined
}) {
  const { t } = useTranslation()
  if (placed.column) return <span className="grid-text">{placed.column.title}</span>
  if (placed.id !== selectKey || !selection) {
    return <span className="grid-unseen">{t('grid.menu')}</span>
  }
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={t('grid.selectPage')}
      checked={selection.page === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = selection.page === 'some'
      }}
      onChange={selection.togglePage}
    />
  )
}
