import type { UseQueryResult } from '@tanstack/react-query'
import { pageSizeIn } from '@yuncang/shared/kernel/page-size'
import { Button } from 'antd'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { gridStateOf } from '../../api/list-page.ts'
import { useSavedViews } from '../../api/use-saved-views.ts'
import { choosePageSize } from '../../lib/page-size.ts'
import { rememberList } from '../../lib/walk.ts'
import { useIsOfCustomer } from '../../session/session-context.tsx'
import {
  DataGrid,
  useListView,
  ViewBar,
  type Bulk,
  type GridColumn,
  type GridQuery,
} from '../../ui/grid/index.ts'
import { ExportButton, type Exported } from './export-button.tsx'
import { FiltersSet } from './filters.tsx'
import { MergedCustomer } from './merged-customer.tsx'
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
  /** What it is called as a file, and what it is asked by. */
  exported?: Exported
  /** Beside the title. */
  actions?: ReactNode
  /** Below the title: the other lists of the same screen. */
  segments?: ReactNode
  /** What the figures below the columns are of, when they are not of the page. */
  totalLabel?: string
  /** Said when there is nothing yet. */
  empty: { reason: string; action?: ReactNode }
  onOpen?: (row: R) => void
  hrefOf?: (row: R) => string
  /** Whether there is something behind a row to open; each has it without this. */
  isOpenable?: (row: R) => boolean
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
  columns: all,
  list,
  rows,
  search,
  read,
  onSearch,
  noFilters,
  renderFilters,
  exported,
  actions,
  segments,
  totalLabel,
  empty,
  onOpen,
  hrefOf,
  isOpenable,
  bulk,
  aside,
  children,
}: ListPageProps<R, S>) {
  const { t } = useTranslation()
  const isOfCustomer = useIsOfCustomer()
  const columns = useMemo(
    () => (isOfCustomer ? all.map((each) => (each.isOwner ? { ...each, hidden } : each)) : all),
    [isOfCustomer, all],
  )
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
  const follow = (whose: object) => onSearch({ ...search, ...whose, current: 1 }, true)
  const set: object = search
  const filtersSet = Object.keys(noFilters).filter((key) => Reflect.get(set, key) !== undefined)
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
      empty={filtersSet.length > 0 ? { reason: t('list.noMatch'), action: clear } : empty}
      {...(totalLabel !== undefined && { totalLabel })}
      {...(onOpen && { onOpen })}
      {...(hrefOf && { hrefOf })}
      {...(isOpenable && { isOpenable })}
      // Nothing is chosen by whoever has no step to take with it.
      {...(bulk && bulk.actions.length > 0 && { bulk })}
    />
  )
  return (
    <div className="page">
      <div className="page-head">
        <h1>{title}</h1>
        {list.data && <span className="count">{t('list.total', { count: list.data.total })}</span>}
        {(exported || actions) && (
          <div className="actions">
            {exported && (
              <ExportButton {...exported} visible={view.visibleKeys} total={list.data?.total} />
            )}
            {actions}
          </div>
        )}
      </div>
      {segments}
      <ViewBar model={view.bar} />
      <MergedCustomer search={search} onChange={follow} />
      <FiltersSet value={filtersSet.length}>{renderFilters(filter)}</FiltersSet>
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

const hidden = true as const
const idOf = (row: { id: string }) => row.id
