import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { useCan } from '../../session/session-context.tsx'
import { costListColumns } from './columns.tsx'
import { CostListDrawer } from './drawer.tsx'
import { CostListFilters, noCostListFilters } from './filters.tsx'
import { refreshed } from './refreshed.ts'
import type { CostListRow } from './row.ts'
import { costListSearch, queryOf } from './search.ts'
import { useCostListSteps } from './steps.ts'

const path = '/contract/costList/index'
const route = getRouteApi(path)

/** Tariff sheets from which quotations are made. */
export function CostLists() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const canWrite = useCan('costList:write')
  const columns = useMemo(() => costListColumns(t), [t])
  const query = queryOf(search)
  const router = useRouter()
  const [isNew, setNew] = useState(false)
  const actions = useCostListSteps()
  const record = (id: string) => ({ to: '/contract/costList/detail/$id', params: { id } }) as const
  const bulk = bulkOf<CostListRow>({
    actions,
    nameOf: (row) => row.name,
    loadPage: (paging) => client.costList.page.query({ ...query, ...paging }),
    onDone: () => void refreshed(),
  })
  const add = canWrite && (
    <Button type="primary" onClick={() => setNew(true)}>
      {t('costList.new')}
    </Button>
  )
  const list = useQuery({ ...trpc.costList.page.queryOptions(query), ...asList })
  return (
    <ListPage
      name="costList"
      title={t('costList.title')}
      columns={columns}
      exported={{ list: 'costList', query: query }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => costListSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noCostListFilters}
      renderFilters={(filter) => <CostListFilters search={search} onChange={filter} />}
      actions={add}
      empty={{ reason: t('costList.empty'), action: add }}
      onOpen={({ id }) => void navigate(record(id))}
      hrefOf={({ id }) => router.buildLocation(record(id)).href}
      {...(actions.length > 0 && { bulk })}
    >
      {isNew && (
        <CostListDrawer
          list={undefined}
          onMade={(id) => void navigate(record(id))}
          onClose={() => setNew(false)}
        />
      )}
    </ListPage>
  )
}
