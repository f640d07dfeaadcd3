import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { NoticeRecord } from '@yuncang/shared/nouns/notice/contract'
import { Button } from 'antd'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { noticesRefreshed, useUnreadNotices } from '../../api/notices.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { useHasScreen, useOpen } from '../../lib/tab.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'
import { noticeColumns } from './columns.tsx'
import { NoticeFilters, noNoticeFilters } from './filters.tsx'
import { noticeSearch, queryOf } from './search.ts'
import { pageOf } from './target.ts'

const path = '/notice'
const route = getRouteApi(path)

const stepsOf = (t: TFunction): BulkAction<NoticeRecord>[] => [
  {
    key: 'read',
    label: t('notice.markRead'),
    refusal: ({ state }) => (state === 'unread' ? undefined : t('notice.readAlready')),
    run: ({ id }) => client.notice.markRead.mutate({ ids: [id] }),
  },
]

/** Everything that this person was told (docs/domain/records.md#notices). */
export function NoticeList() {
  const { t } = useTranslation()
  const open = useOpen()
  const hasScreen = useHasScreen()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const columns = useMemo(() => noticeColumns(t), [t])
  const list = useQuery({ ...trpc.notice.page.queryOptions(queryOf(search)), ...asList })
  const bulk = useMemo(
    () =>
      bulkOf<NoticeRecord>({
        actions: stepsOf(t),
        nameOf: (row) => row.message,
        loadPage: (paging) => client.notice.page.query({ ...queryOf(search), ...paging }),
        onDone: () => void noticesRefreshed(),
      }),
    [t, search],
  )
  return (
    <ListPage
      name="notice"
      title={t('notice.title')}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => noticeSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noNoticeFilters}
      renderFilters={(filter) => <NoticeFilters search={search} onChange={filter} />}
      actions={<MarkAll />}
      empty={{ reason: t('notice.empty') }}
      onOpen={(row) => open(pageOf(row, hasScreen))}
      bulk={bulk}
    />
  )
}

function MarkAll() {
  const { t } = useTranslation()
  const { data } = useUnreadNotices()
  const mark = useMutation({
    ...trpc.notice.markAllRead.mutationOptions(),
    onSettled: noticesRefreshed,
  })
  return (
    <Button loading={mark.isPending} disabled={data?.count === 0} onClick={() => mark.mutate({})}>
      {t('notice.markAll')}
    </Button>
  )
}
