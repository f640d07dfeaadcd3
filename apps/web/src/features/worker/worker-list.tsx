import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import type { SetStopped } from '../../records/steps/stop-steps.ts'
import { useStopSteps } from '../../records/steps/use-stop-steps.ts'
import { useCan } from '../../session/session-context.tsx'
import { workerColumns, type Worker } from './columns.tsx'
import { noWorkerFilters, WorkerFilters } from './filters.tsx'
import { workerQuery, workerSearch } from './search.ts'
import { WorkerSegments } from './segments.tsx'
import { refreshed, WorkerDrawer } from './worker-drawer.tsx'

const path = '/base/worker/index'
const route = getRouteApi(path)
const setStopped: SetStopped = (input) => client.worker.setStopped.mutate(input)

export function WorkerList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const canWrite = useCan('worker:write')
  const steps = useStopSteps<Worker>('worker:write', setStopped)
  const { labelOf } = useDictionary('WORKER_TYPE')
  const columns = useMemo(() => workerColumns(t, labelOf), [t, labelOf])
  const query = workerQuery(search)
  const list = useQuery({ ...trpc.worker.page.queryOptions(query), ...asList })
  return (
    <DrawerList
      name="worker"
      title={t('worker.title')}
      segments={<WorkerSegments current={path} />}
      columns={columns}
      {...(canWrite && { exported: { list: 'worker', query } })}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => workerSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noWorkerFilters}
      renderFilters={(filter) => <WorkerFilters search={search} onChange={filter} />}
      empty={{ reason: t('worker.empty') }}
      addLabel={canWrite ? t('worker.new') : undefined}
      steps={steps}
      nameOf={(row) => row.name}
      loadPage={(paging) => client.worker.page.query({ ...query, ...paging })}
      onDone={refreshed}
      renderDrawer={(row, close) => <WorkerDrawer row={row} steps={steps} onClose={close} />}
    />
  )
}
