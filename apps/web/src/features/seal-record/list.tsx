import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { sealColumns } from './columns.tsx'
import { noSealFilters, SealFilters } from './filters.tsx'
import { queryOf, sealSearch } from './search.ts'

const route = getRouteApi('/contract/seal/index')

/** Uses of the company's seals: filters and page in the address. They begin on what is sealed. */
export function SealList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/contract/seal/index' })
  const router = useRouter()
  const columns = useMemo(() => sealColumns(t), [t])
  const query = queryOf(search)
  const list = useQuery({ ...trpc.sealRecord.page.queryOptions(query), ...asList })
  const record = (id: string) => ({ to: '/contract/seal/detail/$id', params: { id } }) as const
  return (
    <ListPage
      name="sealRecord"
      title={t('sealRecord.title')}
      columns={columns}
      exported={{ list: 'sealRecord', query }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => sealSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noSealFilters}
      renderFilters={(filter) => <SealFilters search={search} onChange={filter} />}
      empty={{ reason: t('sealRecord.empty') }}
      onOpen={(row) => void navigate(record(row.id))}
      hrefOf={(row) => router.buildLocation(record(row.id)).href}
    />
  )
}
