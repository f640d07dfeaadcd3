import { useVirtualizer } from '@tanstack/react-virtual'
import { Button, Empty, Pagination, Skeleton } from 'antd'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { rowHeight } from './tokens.ts'

export type GridColumn<R> = {
  key: string
  title: string
  width: number
  align?: 'end'
  sortable?: true
  /** Stays in view at the left. */
  pinned?: true
  render: (row: R) => ReactNode
}

export type GridQuery = {
  current: number
  size: number
  ascs?: string[] | undefined
  descs?: string[] | undefined
}

type Paging = { query: GridQuery; total: number; onChange: (query: GridQuery) => void }

type Props<R> = {
  label: string
  columns: readonly GridColumn<R>[]
  rows: readonly R[] | undefined
  rowKey: (row: R) => string
  /** Server paging and sort; without it all rows are there. */
  paging?: Paging
  error?: { message: string; retry: () => void } | undefined
  empty: ReactNode
  onOpen?: (row: R) => void
}

const skeletonRows = 8

/** A list: sticky header, pinned key column, virtual rows, server paging, and a word for every state it can be in. */
export function DataGrid<R>({
  label,
  columns,
  rows,
  rowKey,
  paging,
  error,
  empty,
  onOpen,
}: Props<R>) {
  const scroll = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows?.length ?? 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  return (
    <div className="grid">
      {/* Focusable, so that the keyboard can scroll it sideways as well. */}
      <div
        className="grid-scroll"
        ref={scroll}
        role="grid"
        aria-label={label}
        aria-rowcount={(paging?.total ?? rows?.length ?? 0) + 1}
        aria-busy={rows === undefined && !error}
        tabIndex={0}
      >
        <Header columns={columns} paging={paging} />
        <div
          role="rowgroup"
          style={{ position: 'relative', height: rows ? virtual.getTotalSize() : undefined }}
        >
          {rows &&
            virtual.getVirtualItems().map((item) => {
              // The virtualizer counts exactly these rows.
              const row = rows[item.index]!
              return (
                <Row
                  key={rowKey(row)}
                  row={row}
                  index={item.index}
                  top={item.start}
                  columns={columns}
                  onOpen={onOpen}
                />
              )
            })}
        </div>
        <State rows={rows} error={error} empty={empty} />
      </div>
      {paging && paging.total > 0 && <Footer paging={paging} />}
    </div>
  )
}

function Header<R>({
  columns,
  paging,
}: {
  columns: readonly GridColumn<R>[]
  paging: Paging | undefined
}) {
  return (
    <div role="rowgroup" className="grid-head">
      <div role="row" className="grid-row" style={{ background: 'inherit' }}>
        {columns.map((column) => {
          const direction = directionOf(column.key, paging?.query)
          return (
            <div
              key={column.key}
              role="columnheader"
              aria-sort={direction}
              className={cellClass(column)}
              style={{ width: column.width }}
            >
              {column.sortable && paging ? (
                <button
                  type="button"
                  className="grid-sort"
                  onClick={() => paging.onChange(sortedBy(column.key, paging.query))}
                >
                  <span>{column.title}</span>
                  <span aria-hidden>{arrows[direction]}</span>
                </button>
              ) : (
                <span>{column.title}</span>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}

const arrows = { ascending: '↑', descending: '↓', none: '↕' }

function directionOf(key: string, query: GridQuery | undefined) {
  if (query?.ascs?.includes(key)) return 'ascending'
  return query?.descs?.includes(key) ? 'descending' : 'none'
}

/** Up, down, and back to the list's own order. */
function sortedBy(key: string, query: GridQuery): GridQuery {
  const direction = directionOf(key, query)
  const { ascs: _ascs, descs: _descs, ...rest } = query
  if (direction === 'none') return { ...rest, current: 1, ascs: [key] }
  return direction === 'ascending' ? { ...rest, current: 1, descs: [key] } : { ...rest, current: 1 }
}

const cellClass = (column: { align?: 'end'; pinned?: true }) =>
  `grid-cell${column.align === 'end' ? ' end' : ''}${column.pinned ? ' pinned' : ''}`

type RowProps<R> = {
  row: R
  index: number
  top: number
  columns: readonly GridColumn<R>[]
  onOpen: ((row: R) => void) | undefined
}

function Row<R>({ row, index, top, columns, onOpen }: RowProps<R>) {
  const open = onOpen && (() => onOpen(row))
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      tabIndex={open ? 0 : -1}
      className={`grid-row${open ? ' openable' : ''}`}
      style={{ position: 'absolute', top: 0, minWidth: '100%', transform: `translateY(${top}px)` }}
      onClick={open}
      onKeyDown={(event) => onRowKey(event, open)}
    >
      {columns.map((column) => (
        <div
          key={column.key}
          role="gridcell"
          className={cellClass(column)}
          style={{ width: column.width }}
        >
          <span>{column.render(row)}</span>
        </div>
      ))}
    </div>
  )
}

/** Enter opens, arrows move from row to row. */
function onRowKey(event: KeyboardEvent<HTMLElement>, open: (() => void) | undefined): void {
  if (event.target !== event.currentTarget) return
  const row = event.currentTarget
  if (event.key === 'Enter') open?.()
  else if (event.key === 'ArrowDown') focusRow(row.nextElementSibling)
  else if (event.key === 'ArrowUp') focusRow(row.previousElementSibling)
  else return
  event.preventDefault()
}

const focusRow = (row: Element | null) => {
  if (row instanceof HTMLElement) row.focus()
}

type StateProps<R> = Pick<Props<R>, 'rows' | 'error' | 'empty'>

function State<R>({ rows, error, empty }: StateProps<R>) {
  const { t } = useTranslation()
  if (error) {
    return (
      <div className="grid-state" role="alert">
        <p>{error.message}</p>
        <Button onClick={error.retry}>{t('action.retry')}</Button>
      </div>
    )
  }
  if (rows === undefined) {
    return (
      <div style={{ padding: '12px 16px' }}>
        <Skeleton active title={false} paragraph={{ rows: skeletonRows }} />
      </div>
    )
  }
  if (rows.length > 0) return null
  return (
    <div className="grid-state">
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} />
    </div>
  )
}

function Footer({ paging: { query, total, onChange } }: { paging: Paging }) {
  const { t } = useTranslation()
  return (
    <nav className="grid-foot" aria-label={t('list.page')}>
      <Pagination
        size="small"
        current={query.current}
        pageSize={query.size}
        total={total}
        showSizeChanger
        pageSizeOptions={[15, 50, 100, 200]}
        onChange={(current, size) =>
          onChange({ ...query, current: size === query.size ? current : 1, size })
        }
      />
    </nav>
  )
}
