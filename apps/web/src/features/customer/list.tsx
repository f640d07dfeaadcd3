import { DownOutlined } from '@ant-design/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Outlet, getRouteApi, useNavigate } from '@tanstack/react-router'
import { customerSortable } from '@yuncang/shared/contracts/customer'
import { App, Button, Dropdown, Input, Select, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import type { CustomerSearch } from './search.ts'
import { Permit } from '../../session/session-context.tsx'
import { DataGrid } from '../../ui/data-grid.tsx'
import { customerColumns } from './columns.tsx'
import { CustomerImport } from './import.tsx'

const route = getRouteApi('/base/customer/index')

type SortKey = (typeof customerSortable)[number]
const sortKeys = (keys: readonly string[] | undefined): SortKey[] | undefined =>
  keys?.filter((key): key is SortKey => customerSortable.some((each) => each === key))

/** Only what is filled in goes to the server. */
const queryOf = ({ ascs, descs, ...search }: CustomerSearch) => ({
  ...search,
  ascs: sortKeys(ascs),
  descs: sortKeys(descs),
})

/** Customers: filters and page in the address, a record opens beside the list. */
export function CustomerList() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/base/customer/index' })
  const [isImporting, setImporting] = useState(false)
  const types = useDictionary('CUS_SUP_TYPE')
  const list = useQuery({
    ...trpc.customer.page.queryOptions(queryOf(search)),
    placeholderData: keepPreviousData,
    meta: { inPlace: true },
  })
  const change = (next: Partial<CustomerSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...next }) })
  const isFiltered = Boolean(
    search.customerName ?? search.socialCreditCode ?? search.isStop !== undefined,
  )
  const exportAs = (format: 'xlsx' | 'csv') => {
    const { customerName, socialCreditCode, isStop } = search
    download('customer.export', { customerName, socialCreditCode, isStop, format }).catch(
      (error: unknown) => message.error(apiErrorOf(error).message),
    )
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
            <Button
              type="primary"
              onClick={() => void navigate({ to: '/base/customer/index/new', search })}
            >
              {t('customer.new')}
            </Button>
          </Permit>
        </div>
      </div>
      <Filters search={search} onChange={(next) => change({ ...next, current: 1 })} />
      <DataGrid
        label={t('customer.title')}
        columns={customerColumns(t, types.labelOf)}
        rows={list.data?.records}
        rowKey={(row) => row.id}
        paging={{
          query: search,
          total: list.data?.total ?? 0,
          onChange: ({ current, size, ascs, descs }) => change({ current, size, ascs, descs }),
        }}
        error={
          list.error
            ? { message: apiErrorOf(list.error).message, retry: () => void list.refetch() }
            : undefined
        }
        empty={isFiltered ? t('list.noMatch') : t('customer.empty')}
        onOpen={(row) =>
          void navigate({ to: '/base/customer/index/$id', params: { id: row.id }, search })
        }
      />
      {isImporting && <CustomerImport onClose={() => setImporting(false)} />}
      <Outlet />
    </div>
  )
}

type FilterProps = { search: CustomerSearch; onChange: (next: Partial<CustomerSearch>) => void }

function Filters({ search, onChange }: FilterProps) {
  const { t } = useTranslation()
  return (
    <div className="filters" role="search">
      <Input.Search
        allowClear
        key={`name ${search.customerName}`}
        defaultValue={search.customerName}
        placeholder={t('customer.field.customerName')}
        aria-label={t('customer.field.customerName')}
        onSearch={(text) => onChange({ customerName: text.trim() || undefined })}
      />
      <Input.Search
        allowClear
        key={`code ${search.socialCreditCode}`}
        defaultValue={search.socialCreditCode}
        placeholder={t('customer.field.socialCreditCode')}
        aria-label={t('customer.field.socialCreditCode')}
        onSearch={(text) => onChange({ socialCreditCode: text.trim() || undefined })}
      />
      <Select<0 | 1>
        allowClear
        value={search.isStop ?? null}
        placeholder={t('customer.field.isStop')}
        aria-label={t('customer.field.isStop')}
        options={[
          { value: 0, label: t('customer.state.active') },
          { value: 1, label: t('customer.state.stopped') },
        ]}
        onChange={(isStop) => onChange({ isStop: isStop ?? undefined })}
      />
      <Button
        onClick={() =>
          onChange({ customerName: undefined, socialCreditCode: undefined, isStop: undefined })
        }
      >
        {t('action.reset')}
      </Button>
    </div>
  )
}
