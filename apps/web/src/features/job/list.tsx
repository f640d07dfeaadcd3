import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { canCancel, canRetry } from '@yuncang/shared/nouns/job/rules'
import { Drawer } from 'antd'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { jobsRefreshed } from '../../api/jobs.ts'
import { asList } from '../../api/list-page.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { JobItem } from '../../records/job/job-item.tsx'
import { statusLabel } from '../../records/job/job-words.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import { jobColumns } from './columns.tsx'
import { JobFilters, noJobFilters } from './filters.tsx'
import { jobSearch, queryOf } from './search.ts'

const path = '/system/job/index'
const route = getRouteApi(path)

const stepsOf = (t: TFunction): BulkAction<JobRecord>[] => [
  {
    key: 'retry',
    label: t('action.retry'),
    refusal: (row) => (canRetry(row.status) ? undefined : statusLabel(t, row)),
    run: ({ id }) => client.job.retry.mutate({ id }),
  },
  {
    key: 'cancel',
    label: t('action.cancel'),
    danger: true,
    refusal: (row) => (canCancel(row.status) ? undefined : statusLabel(t, row)),
    run: ({ id }) => client.job.cancel.mutate({ id }),
  },
]

/** The jobs of everybody in the tenant, for those who look after them. */
export function JobAdministration() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const [openId, setOpenId] = useState<string>()
  const columns = useMemo(() => jobColumns(t), [t])
  const list = useQuery({ ...trpc.job.page.queryOptions(queryOf(search)), ...asList })
  const rows = list.data?.records
  const chosen = rows?.find(({ id }) => id === openId)
  const bulk = useMemo(
    () =>
      bulkOf<JobRecord>({
        actions: stepsOf(t),
        nameOf: (row) => row.title,
        loadPage: (paging) => client.job.page.query({ ...queryOf(search), ...paging }),
        onDone: () => void jobsRefreshed(),
      }),
    [t, search],
  )
  return (
    <ListPage
      name="job"
      title={t('job.title')}
      columns={columns}
      list={list}
      rows={rows}
      search={search}
      read={(raw) => jobSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noJobFilters}
      renderFilters={(filter) => <JobFilters search={search} onChange={filter} />}
      empty={{ reason: t('job.empty') }}
      onOpen={(row) => setOpenId(row.id)}
      bulk={bulk}
    >
      <Drawer
        open={chosen !== undefined}
        title={t('job.title')}
        onClose={() => setOpenId(undefined)}
      >
        {chosen && <JobItem job={chosen} />}
      </Drawer>
    </ListPage>
  )
}
