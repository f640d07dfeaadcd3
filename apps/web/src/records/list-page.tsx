import type { UseQueryResult } from '@tanstack/react-query'
import { pageSizeIn } from '@yuncang/shared/domain/page-size'
import { Button } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { gridStateOf } from '../api/list-page.ts'
import { useSavedViews } from '../api/use-saved-views.ts'
import { choosePageSize } from '../lib/page-size.ts'
import { rememberList } from '../lib/walk.ts'
import {
  DataGrid,
  useListView,
  ViewBar,
  type Bulk,
  type GridColumn,
  type GridQuery,
} from '../ui/grid/index.ts'
import './list-page.css'

export type ListSearch = GridQuery & { view?: string | undefined }

export type ListPageProps<R, S extends ListSearch> = {
  /** Under which its saved views are kept. */
  name: string
  title: string
  columns: readonly GridColumn<R>[]
  list: UseQueryResult<{ records: object[]; total: number }, unknown>
  rows: readonly R[] | undefined
  search: S
  read: (raw: object) => S
  onSearch: (next: S, isReplacing: boolean) => void
  /** Every filter, set to nothing. */
  noFilters: Partial<S>
  renderFilters: (filter: (next: Partial<S>) => void) => ReactNode
  /** Beside the title; told of the columns on screen. */
  renderActions?: (visibleKeys: string[]) => ReactNode
  /** Below the title: the other lists of the same screen. */
  segments?: ReactNode
  /** What the figures below the columns are of, when they are not of the page. */
  totalLabel?: string
  /** Said when there is nothing yet. */
  empty: { reason: string; next?: ReactNode }
  onOpen?: (row: R) => void
  hrefOf?: (row: R) => string
  bulk?: Bulk<R>
  /** Beside the rows, e.g. a tree to choose from. */
  aside?: ReactNode
  /** Over the list, e.g. a drawer. */
  children?: ReactNode
}

/** A list as every noun has it: filters, sort and page in the address, saved views, and the grid. */
export function ListPage<R extends { id: string }, S extends ListSearch>({
  name,
  title,
  columns,
  list,
  rows,
  search,
  read,
  onSearch,
  noFilters,
  renderFilters,
  renderActions,
  segments,
  totalLabel,
  empty,
  onOpen,
  hrefOf,
  bulk,
  aside,
  children,
}: ListPageProps<R, S>) {
  const { t } = useTranslation()
  const view = useListView({
    store: useSavedViews(name),
    columns,
    search,
    read,
    onSearch: (next, isReplacing = false) => onSearch(next, isReplacing),
  })
  const change = (next: Partial<S> | GridQuery) => onSearch({ ...search, ...next }, false)
  const turn = (next: GridQuery) => {
    const size = pageSizeIn(next.size)
    if (size !== undefined && size !== search.size) choosePageSize(size)
    change(next)
  }
  const filter = (next: Partial<S>) => change({ ...next, current: 1 })
  const set: object = search
  const isFiltered = Object.keys(noFilters).some((key) => Reflect.get(set, key) !== undefined)
  const clear = <Button onClick={() => filter(noFilters)}>{t('list.clear')}</Button>
  useEffect(() => {
    if (rows) rememberList(name, rows.map(idOf))
  }, [name, rows])
  const grid = (
    <DataGrid
      {...gridStateOf(list)}
      label={title}
      columns={columns}
      layout={view.layout}
      onLayout={view.onLayout}
      rows={view.isReady ? rows : undefined}
      rowKey={idOf}
      paging={{ query: search, total: list.data?.total ?? 0, onChange: turn }}
      empty={isFiltered ? { reason: t('list.noMatch'), next: clear } : empty}
      {...(totalLabel !== undefined && { totalLabel })}
      {...(onOpen && { onOpen })}
      {...(hrefOf && { hrefOf })}
      {...(bulk && { bulk })}
    />
  )
  return (
    <div className="page">
      <div className="page-head">
        <h1>{title}</h1>
        {list.data && <span className="count">{t('list.total', { count: list.data.total })}</span>}
        {renderActions && <div className="actions">{renderActions(view.visibleKeys)}</div>}
      </div>
      {segments}
      <ViewBar model={view.bar} />
      {renderFilters(filter)}
      {aside === undefined ? (
        grid
      ) : (
        <div className="beside">
          <aside>{aside}</aside>
          {grid}
        </div>
      )}
      {children}
    </div>
  )
}

const idOf = (row: { id: string }) => row.id
