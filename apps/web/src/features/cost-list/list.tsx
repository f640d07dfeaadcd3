import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { DrawerList } from '../../records/drawer-list.tsx'
import { useCan } from '../../session/session-context.tsx'
import { costListColumns } from './columns.tsx'
import { CostListDrawer } from './drawer.tsx'
import { CostListFilters, noCostListFilters } from './filters.tsx'
import { refreshed } from './refreshed.ts'
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
  const list = useQuery({ ...trpc.costList.page.queryOptions(query), ...asList })
  return (
    <DrawerList
      name="costList"
      title={t('costList.title')}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => costListSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noCostListFilters}
      renderFilters={(filter) => <CostListFilters search={search} onChange={filter} />}
      empty={{ reason: t('costList.empty') }}
      addLabel={canWrite ? t('costList.new') : undefined}
      steps={useCostListSteps()}
      nameOf={(row) => row.name}
      loadPage={(paging) => client.costList.page.query({ ...query, ...paging })}
      onDone={refreshed}
      renderDrawer={(row, close) => <CostListDrawer row={row} onClose={close} />}
    />
  )
}
