import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TabStop } from '../tab-stop.ts'
import { menuKey, selectKey } from './use-columns.ts'
import type { ColumnWindow, Placed } from './use-window.ts'

type Props<R> = {
  row: R
  index: number
  /** Among all rows that the list has, header included. */
  ariaIndex: number
  top: number
  height: number
  window: ColumnWindow<R>
  isOpenable: boolean
  /** Undefined: rows cannot be selected. */
  isSelected: boolean | undefined
  /** The column of the active cell when it is in this row. */
  activeCol: number | undefined
  rangeFrom: number | undefined
  rangeTo: number | undefined
}

function GridRow<R>(props: Props<R>) {
  const { index, top, height, window, isOpenable, isSelected } = props
  const cell = (placed: Placed<R>) => cellOf(props, placed)
  const kinds = ['grid-row body', isOpenable && 'openable', isSelected && 'selected']
  return (
    <div
      role="row"
      aria-rowindex={props.ariaIndex}
      aria-selected={isSelected}
      data-row={index}
      className={kinds.filter(Boolean).join(' ')}
      style={{ height, width: window.totalWidth, top }}
    >
      {/* Cells have the focus; what is inside one is reached with F2. */}
      <TabStop value={-1}>
        {window.lines ? (
          <Card window={window} lines={window.lines} cell={cell} />
        ) : (
          window.placed.map(cell)
        )}
      </TabStop>
    </div>
  )
}

type CardProps<R> = {
  window: ColumnWindow<R>
  lines: NonNullable<ColumnWindow<R>['lines']>
  cell: (placed: Placed<R>) => ReactNode
}

/** The same cells in lines below each other, between the box and the menu. */
function Card<R>({ window, lines, cell }: CardProps<R>) {
  const of = (ids: readonly string[]) =>
    window.placed.filter(({ id }) => ids.includes(id)).map(cell)
  return (
    <>
      {of([selectKey])}
      <div className="card-lines">
        {lines.map((line) => (
          <div key={line[0]} className="card-line">
            {of(line)}
          </div>
        ))}
      </div>
      {of([menuKey])}
    </>
  )
}

/** No components of their own, cell and content: there are hundreds on the screen. */
function cellOf<R>(props: Props<R>, placed: Placed<R>) {
  const { activeCol, rangeFrom = Infinity, rangeTo = -1 } = props
  const isInRange = placed.index >= rangeFrom && placed.index <= rangeTo
  return (
    <div
      key={placed.id}
      role="gridcell"
      aria-colindex={placed.index + 1}
      // A button beside the words is not read out with them.
      aria-label={(placed.column?.render && placed.column.text(props.row)) || undefined}
      data-col={placed.index}
      tabIndex={placed.index === activeCol ? 0 : -1}
      className={isInRange ? `${placed.className} in-range` : placed.className}
      style={placed.style}
    >
      {contentOf(props, placed)}
    </div>
  )
}

// memo forgets type parameters; the component keeps them.
export const Row = memo(GridRow) as typeof GridRow

function contentOf<R>({ row, index, isSelected, window }: Props<R>, placed: Placed<R>) {
  const { column } = placed
  if (placed.id === selectKey) return <Box row={index + 1} isChecked={isSelected ?? false} />
  if (placed.id === menuKey) return <MenuButton />
  if (!column) return null
  const text = column.text(row)
  return (
    <>
      {window.lines && column.align === 'end' && text !== '' && (
        <small aria-hidden>{column.title}</small>
      )}
      <span className="grid-text" title={column.hint?.(row) ?? text}>
        {column.render ? column.render(row) : text}
      </span>
    </>
  )
}

/** Both act through the grid's one listener (use-pointer.ts). */
function Box({ row, isChecked }: { row: number; isChecked: boolean }) {
  const { t } = useTranslation()
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      readOnly
      data-act="select"
      checked={isChecked}
      aria-label={t('grid.selectRow', { row })}
    />
  )
}

function MenuButton() {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      tabIndex={-1}
      data-act="menu"
      className="grid-more"
      aria-haspopup="menu"
      aria-label={t('grid.menu')}
    >
      ⋯
    </button>
  )
}
