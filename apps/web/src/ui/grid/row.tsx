import { memo } from 'react'
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
  const { activeCol, rangeFrom = Infinity, rangeTo = -1 } = props
  return (
    <div
      role="row"
      aria-rowindex={props.ariaIndex}
      aria-selected={isSelected}
      data-row={index}
      className={`grid-row body${isOpenable ? ' openable' : ''}${isSelected ? ' selected' : ''}`}
      style={{ height, width: window.totalWidth, transform: `translateY(${top}px)` }}
    >
      {/* Cells have the focus; what is inside one is reached with F2. */}
      <TabStop value={-1}>
        {window.placed.map((placed) => {
          const isInRange = placed.index >= rangeFrom && placed.index <= rangeTo
          return (
            <div
              key={placed.id}
              role="gridcell"
              aria-colindex={placed.index + 1}
              data-col={placed.index}
              tabIndex={placed.index === activeCol ? 0 : -1}
              className={isInRange ? `${placed.className} in-range` : placed.className}
              style={placed.style}
            >
              <Content {...props} placed={placed} />
            </div>
          )
        })}
      </TabStop>
    </div>
  )
}

// memo forgets type parameters; the component keeps them.
export const Row = memo(GridRow) as typeof GridRow

function Content<R>({ row, index, isSelected, placed }: Props<R> & { placed: Placed<R> }) {
  const { column } = placed
  if (placed.id === selectKey) return <Box row={index + 1} isChecked={isSelected ?? false} />
  if (placed.id === menuKey) return <MenuButton />
  if (!column) return null
  const text = column.text(row)
  return (
    <span className="grid-text" title={text}>
      {column.render ? column.render(row) : text}
    </span>
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
