import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { ListPage } from '../../records/list-page.tsx'
import { contractColumns } from './columns.tsx'
import { ContractFilters, noContractFilters } from './filters.tsx'
import { contractSearch, queryOf } from './search.ts'

const route = getRouteApi('/contract/contract/index')

/** Contracts: filters and page in the address. */
export function ContractList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/contract/contract/index' })
  const router = useRouter()
  const { labelOf } = useDictionary('CONTRACT_TYPE')
  const columns = useMemo(() => contractColumns(t, labelOf), [t, labelOf])
  const list = useQuery({ ...trpc.contract.page.queryOptions(queryOf(search)), ...asList })
  const record = (id: string) => ({ to: '/contract/contract/detail/$id', params: { id } }) as const
  return (
    <ListPage
      name="contract"
      title={t('contract.title')}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => contractSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noContractFilters}
      renderFilters={(filter) => <ContractFilters search={search} onChange={filter} />}
      empty={{ reason: t('contract.empty') }}
      onOpen={(row) => void navigate(record(row.id))}
      hrefOf={(row) => router.buildLocation(record(row.id)).href}
    />
  )
}
