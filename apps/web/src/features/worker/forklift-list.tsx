import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import { useCan } from '../../session/session-context.tsx'
import { forkliftColumns } from './columns.tsx'
import { ForkliftFilters, noForkliftFilters } from './filters.tsx'
import { ForkliftDrawer, refreshed } from './forklift-drawer.tsx'
import { forkliftQuery, forkliftSearch } from './search.ts'
import { WorkerSegments } from './segments.tsx'
import { useForkliftStates } from './use-forklift-states.ts'

const path = '/base/worker/forklift'
const route = getRouteApi(path)

export function ForkliftList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const canWrite = useCan('worker:write')
  const { labelOf } = useForkliftStates()
  const columns = useMemo(() => forkliftColumns(t, labelOf), [t, labelOf])
  const query = forkliftQuery(search)
  const list = useQuery({ ...trpc.forklift.page.queryOptions(query), ...asList })
  return (
    <DrawerList
      name="forklift"
      title={t('worker.title')}
      segments={<WorkerSegments current={path} />}
      columns={columns}
      {...(canWrite && { exported: { list: 'forklift', query } })}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => forkliftSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noForkliftFilters}
      renderFilters={(filter) => <ForkliftFilters search={search} onChange={filter} />}
      empty={{ reason: t('forklift.empty') }}
      addLabel={canWrite ? t('forklift.new') : undefined}
      nameOf={(row) => row.code}
      loadPage={(paging) => client.forklift.page.query({ ...query, ...paging })}
      onDone={refreshed}
      renderDrawer={(row, close) => <ForkliftDrawer row={row} onClose={close} />}
    />
  )
}
