import { DownOutlined } from '@ant-design/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Outlet, getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { App, Button, Dropdown, Space } from 'antd'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'
import { apiErrorOf } from '../../api/link.ts'
import { gridStateOf } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { useSavedViews } from '../../api/use-saved-views.ts'
import { Permit, useCan } from '../../session/session-context.tsx'
import { DataGrid, useListView, ViewBar } from '../../ui/grid/index.ts'
import { useCustomerBulk } from './bulk.ts'
import { customerColumns } from './columns.tsx'
import { CustomerFilters, noCustomerFilters } from './filters.tsx'
import { customerSearch, queryOf, type CustomerSearch } from './search.ts'

const CustomerImport = lazy(async () => ({
  default: (await import('./import.tsx')).CustomerImport,
}))

const route = getRouteApi('/base/customer/index')

/** Customers: filters and page in the address, a record opens beside the list. */
export function CustomerList() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/base/customer/index' })
  const router = useRouter()
  const [isImporting, setImporting] = useState(false)
  const canWrite = useCan('customer:write')
  const { labelOf } = useDictionary('CUS_SUP_TYPE')
  const columns = useMemo(() => customerColumns(t, labelOf), [t, labelOf])
  const list = useQuery({
    ...trpc.customer.page.queryOptions(queryOf(search)),
    placeholderData: keepPreviousData,
    meta: { inPlace: true },
  })
  const bulk = useCustomerBulk(search)
  const view = useListView({
    store: useSavedViews('customer'),
    columns,
    search,
    read: (raw) => customerSearch.parse(raw),
    onSearch: (next, replace = false) => void navigate({ search: next, replace }),
  })
  const change = (next: Partial<CustomerSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...next }) })
  const filter = (next: Partial<CustomerSearch>) => change({ ...next, current: 1 })
  const { customerName, socialCreditCode, isStop } = search
  const isFiltered = Boolean(customerName ?? socialCreditCode ?? isStop !== undefined)
  const exportAs = (format: 'xlsx' | 'csv') => {
    const filters = { customerName, socialCreditCode, isStop, format }
    download('customer.export', { ...filters, columns: view.visibleKeys }).catch((error: unknown) =>
      message.error(apiErrorOf(error).message),
    )
  }
  const addOne = () => void navigate({ to: '/base/customer/index/new', search })
  const record = (id: string) =>
    ({ to: '/base/customer/index/$id', params: { id }, search }) as const
  const empty = isFiltered
    ? {
        reason: t('list.noMatch'),
        next: <Button onClick={() => filter(noCustomerFilters)}>{t('list.clear')}</Button>,
      }
    : {
        reason: t('customer.empty'),
        next: canWrite && <Button onClick={addOne}>{t('customer.new')}</Button>,
      }
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('customer.title')}</h1>
        {list.data && <span className="count">{t('list.total', { count: list.data.total })}</span>}
        <div className="actions">
          <Space.Compact>
            <Button onClick={() => exportAs('xlsx')}>{t('action.export')}</Button>
            <Dropdown
              trigger={['click']}
              menu={{
                items: [{ key: 'csv', label: t('list.asCsv') }],
                onClick: () => exportAs('csv'),
              }}
            >
              <Button icon={<DownOutlined />} aria-label={t('list.otherFormats')} />
            </Dropdown>
          </Space.Compact>
          <Permit code="customer:write">
            <Button onClick={() => setImporting(true)}>{t('action.import')}</Button>
            <Button type="primary" onClick={addOne}>
              {t('customer.new')}
            </Button>
          </Permit>
        </div>
      </div>
      <ViewBar model={view.bar} />
      <CustomerFilters search={search} onChange={filter} />
      <DataGrid
        {...gridStateOf(list)}
        label={t('customer.title')}
        columns={columns}
        layout={view.layout}
        onLayout={view.onLayout}
        rows={view.isReady ? list.data?.records : undefined}
        rowKey={idOf}
        paging={{ query: search, total: list.data?.total ?? 0, onChange: change }}
        empty={empty}
        onOpen={(row) => void navigate(record(row.id))}
        hrefOf={(row) => router.buildLocation(record(row.id)).href}
        bulk={bulk}
      />
      <Suspense>{isImporting && <CustomerImport onClose={() => setImporting(false)} />}</Suspense>
      <Outlet />
    </div>
  )
}

const idOf = (row: { id: string }) => row.id
