import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { App, Button } from 'antd'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'
import { apiErrorOf } from '../../api/link.ts'
import { gridStateOf } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { useSavedViews } from '../../api/use-saved-views.ts'
import { Permit } from '../../session/session-context.tsx'
import { DataGrid, useListView, ViewBar } from '../../ui/grid/index.ts'
import { useOrderBulk } from './bulk.ts'
import { orderColumns } from './columns.tsx'
import { noOrderFilters, OrderFilters } from './filters.tsx'
import { NewOrderButton } from './order-buttons.tsx'
import { orderSearch, queryOf, type OrderSearch } from './search.ts'

const OrderImport = lazy(async () => ({ default: (await import('./import.tsx')).OrderImport }))

const route = getRouteApi('/wms/inboundOrder/index')

/** Inbound orders: filters and page in the address. */
export function InboundOrderList() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/wms/inboundOrder/index' })
  const router = useRouter()
  const [isImporting, setImporting] = useState(false)
  const { labelOf: inboundType } = useDictionary('INBOUND_TYPE')
  const { labelOf: businessType } = useDictionary('BUSINESS_TYPE')
  const columns = useMemo(
    () => orderColumns(t, { inboundType, businessType }),
    [t, inboundType, businessType],
  )
  const list = useQuery({
    ...trpc.inboundOrder.page.queryOptions(queryOf(search)),
    placeholderData: keepPreviousData,
    meta: { inPlace: true },
  })
  const bulk = useOrderBulk(search)
  const view = useListView({
    store: useSavedViews('inboundOrder'),
    columns,
    search,
    read: (raw) => orderSearch.parse(raw),
    onSearch: (next, replace = false) => void navigate({ search: next, replace }),
  })
  const change = (next: Partial<OrderSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...next }) })
  const filter = (next: Partial<OrderSearch>) => change({ ...next, current: 1 })
  const exportAll = () => {
    const { current: _current, size: _size, view: _view, ascs: _a, descs: _d, ...found } = search
    download('inboundOrder.export', { ...found, columns: view.visibleKeys }).catch(
      (error: unknown) => message.error(apiErrorOf(error).message),
    )
  }
  const getTemplate = () => {
    download('inboundOrder.template').catch((error: unknown) =>
      message.error(apiErrorOf(error).message),
    )
  }
  const isFiltered = Object.keys(noOrderFilters).some(
    (key) => search[key as keyof typeof noOrderFilters] !== undefined, // its own keys
  )
  const record = (id: string) => ({ to: '/wms/inboundOrder/detail/$id', params: { id } }) as const
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('inboundOrder.title')}</h1>
        {list.data && <span className="count">{t('list.total', { count: list.data.total })}</span>}
        <div className="actions">
          <Button onClick={exportAll}>{t('action.export')}</Button>
          <Permit code="inboundOrder:write">
            <Button onClick={() => setImporting(true)}>{t('action.import')}</Button>
          </Permit>
          <NewOrderButton />
        </div>
      </div>
      <ViewBar model={view.bar} />
      <OrderFilters key={search.masterBillNo ?? ''} search={search} onChange={filter} />
      <DataGrid
        {...gridStateOf(list)}
        label={t('inboundOrder.title')}
        columns={columns}
        layout={view.layout}
        onLayout={view.onLayout}
        rows={view.isReady ? list.data?.records : undefined}
        rowKey={idOf}
        paging={{ query: search, total: list.data?.total ?? 0, onChange: change }}
        empty={
          isFiltered
            ? {
                reason: t('list.noMatch'),
                next: <Button onClick={() => filter(noOrderFilters)}>{t('list.clear')}</Button>,
              }
            : {
                reason: t('inboundOrder.empty'),
                next: (
                  <Permit code="inboundOrder:write">
                    <Button onClick={getTemplate}>{t('action.template')}</Button>
                  </Permit>
                ),
              }
        }
        onOpen={(row) => void navigate(record(row.id))}
        hrefOf={(row) => router.buildLocation(record(row.id)).href}
        bulk={bulk}
      />
      <Suspense>{isImporting && <OrderImport onClose={() => setImporting(false)} />}</Suspense>
    </div>
  )
}

const idOf = (row: { id: string }) => row.id
