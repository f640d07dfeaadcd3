import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { inboundOrderSortable } from '@yuncang/shared/contracts/inbound-order'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import type { OrderSearch } from './search.ts'
import { Permit } from '../../session/session-context.tsx'
import { DataGrid } from '../../ui/data-grid.tsx'
import { orderColumns } from './columns.tsx'
import { OrderFilters } from './filters.tsx'
import { OrderImport } from './import.tsx'
import { NewOrderButton } from './order-buttons.tsx'

const route = getRouteApi('/wms/inboundOrder/index')

type SortKey = (typeof inboundOrderSortable)[number]
const sortKeys = (keys: readonly string[] | undefined): SortKey[] | undefined =>
  keys?.filter((key): key is SortKey => inboundOrderSortable.some((each) => each === key))

/** Inbound orders: filters and page in the address. */
export function InboundOrderList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/wms/inboundOrder/index' })
  const [isImporting, setImporting] = useState(false)
  const types = useDictionary('INBOUND_TYPE')
  const { ascs, descs, ...filters } = search
  const list = useQuery({
    ...trpc.inboundOrder.page.queryOptions({
      ...filters,
      ascs: sortKeys(ascs),
      descs: sortKeys(descs),
    }),
    placeholderData: keepPreviousData,
    meta: { inPlace: true },
  })
  const change = (next: Partial<OrderSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...next }) })
  const { current: _current, size: _size, ...conditions } = filters
  const isFiltered = Object.values(conditions).some((value) => value !== undefined)
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('inboundOrder.title')}</h1>
        {list.data && <span className="count">{t('list.total', { count: list.data.total })}</span>}
        <div className="actions">
          <NewOrderButton />
          <Permit code="inboundOrder:write">
            <Button type="primary" onClick={() => setImporting(true)}>
              {t('action.import')}
            </Button>
          </Permit>
        </div>
      </div>
      <OrderFilters
        key={search.masterBillNo ?? ''}
        search={search}
        onChange={(next) => change({ ...next, current: 1 })}
      />
      <DataGrid
        label={t('inboundOrder.title')}
        columns={orderColumns(t, types.labelOf)}
        rows={list.data?.records}
        rowKey={(row) => row.id}
        paging={{
          query: search,
          total: list.data?.total ?? 0,
          onChange: (next) =>
            change({ current: next.current, size: next.size, ascs: next.ascs, descs: next.descs }),
        }}
        error={
          list.error
            ? { message: apiErrorOf(list.error).message, retry: () => void list.refetch() }
            : undefined
        }
        empty={isFiltered ? t('list.noMatch') : t('inboundOrder.empty')}
        onOpen={(row) =>
          void navigate({ to: '/wms/inboundOrder/detail/$id', params: { id: row.id } })
        }
      />
      {isImporting && <OrderImport onClose={() => setImporting(false)} />}
    </div>
  )
}
