import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { gridStateOf } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { useSavedViews } from '../../api/use-saved-views.ts'
import { DataGrid, useListView, ViewBar } from '../../ui/grid/index.ts'
import { contractColumns } from './columns.tsx'
import { ContractFilters, noContractFilters } from './filters.tsx'
import { contractSearch, queryOf, type ContractSearch } from './search.ts'

const route = getRouteApi('/contract/contract/index')

/** Contracts: filters and page in the address. */
export function ContractList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/contract/contract/index' })
  const router = useRouter()
  const { labelOf } = useDictionary('CONTRACT_TYPE')
  const columns = useMemo(() => contractColumns(t, labelOf), [t, labelOf])
  const list = useQuery({
    ...trpc.contract.page.queryOptions(queryOf(search)),
    placeholderData: keepPreviousData,
    meta: { inPlace: true },
  })
  const view = useListView({
    store: useSavedViews('contract'),
    columns,
    search,
    read: (raw) => contractSearch.parse(raw),
    onSearch: (next, replace = false) => void navigate({ search: next, replace }),
  })
  const change = (next: Partial<ContractSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...next }) })
  const filter = (next: Partial<ContractSearch>) => change({ ...next, current: 1 })
  const isFiltered = Object.keys(noContractFilters).some(
    (key) => search[key as keyof typeof noContractFilters] !== undefined, // its own keys
  )
  const record = (id: string) => ({ to: '/contract/contract/detail/$id', params: { id } }) as const
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('contract.title')}</h1>
        {list.data && <span className="count">{t('list.total', { count: list.data.total })}</span>}
      </div>
      <ViewBar model={view.bar} />
      <ContractFilters search={search} onChange={filter} />
      <DataGrid
        {...gridStateOf(list)}
        label={t('contract.title')}
        columns={columns}
        layout={view.layout}
        onLayout={view.onLayout}
        rows={view.isReady ? list.data?.records : undefined}
        rowKey={(row) => row.id}
        paging={{ query: search, total: list.data?.total ?? 0, onChange: change }}
        empty={
          isFiltered
            ? {
                reason: t('list.noMatch'),
                next: <Button onClick={() => filter(noContractFilters)}>{t('list.clear')}</Button>,
              }
            : { reason: t('contract.empty') }
        }
        onOpen={(row) => void navigate(record(row.id))}
        hrefOf={(row) => router.buildLocation(record(row.id)).href}
      />
    </div>
  )
}
