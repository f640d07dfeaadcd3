import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { outboxStatuses } from '@yuncang/shared/nouns/outbox/rules'
import type { OutboxRecord } from '@yuncang/shared/nouns/outbox/contract'
import { Button, Segmented } from 'antd'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, queryClient, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { ChoiceFilter, FilterBar } from '../../records/list/filters.tsx'
import { ListPage } from '../../records/list/list-page.tsx'
import { Permit, useCan } from '../../session/session-context.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import { outboxQuery, outboxSearch } from './search.ts'

const path = '/system/outbox/index'
const route = getRouteApi(path)
const noFilters = { status: undefined }

/** What is to be sent, what became of it, and another try for what did not get through. */
export function OutboxList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const canRetry = useCan('outbox:retry')
  const isPlatformAdmin = useCan('tenant:manage')
  const columns = useMemo(() => outboxColumns(t), [t])
  const query = outboxQuery(search)
  const list = useQuery({ ...trpc.outbox.page.queryOptions(query), ...asList })
  const states = [0, 1, 2].map((value) => ({ value, label: t(`outbox.state.${value}`) }))
  const bulk = bulkOf<OutboxRecord>({
    actions: [
      {
        key: 'retry',
        label: t('outbox.retry'),
        refusal: (row) => (row.canRetry ? undefined : t('outbox.gone')),
        run: ({ id }) => client.outbox.retry.mutate({ id }),
      },
    ],
    nameOf: (row) => row.recipient,
    loadPage: (paging) => client.outbox.page.query({ ...query, ...paging }),
    onDone: () => void queryClient.invalidateQueries(trpc.outbox.pathFilter()),
  })
  return (
    <ListPage
      name="outbox"
      title={t('outbox.title')}
      columns={columns}
      exported={{ list: 'outbox', query: query }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => outboxSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noFilters}
      renderFilters={(filter) => (
        <FilterBar onReset={() => filter(noFilters)}>
          <ChoiceFilter
            label={t('outbox.field.status')}
            value={search.status}
            options={states}
            onChange={(status) => filter({ status })}
          />
          {isPlatformAdmin && (
            <Segmented<0 | 1>
              aria-label={t('outbox.whose')}
              value={search.isPlatform ?? 0}
              options={[
                { value: 0, label: t('outbox.ofTenant') },
                { value: 1, label: t('outbox.ofPlatform') },
              ]}
              onChange={(isPlatform) => filter({ isPlatform })}
            />
          )}
        </FilterBar>
      )}
      actions={
        <Permit code="connector:disturb">
          <Button onClick={() => void navigate({ to: '/demo/outbox/index' })}>
            {t('outbox.mailboxTitle')}
          </Button>
        </Permit>
      }
      empty={{ reason: t('outbox.empty') }}
      {...(canRetry && { bulk })}
    />
  )
}

const tones: Readonly<Record<number, 'waiting' | 'good' | 'bad'>> = {
  [outboxStatuses.waiting]: 'waiting',
  [outboxStatuses.delivered]: 'good',
  [outboxStatuses.givenUp]: 'bad',
}

/** Why the last attempt failed; behind it what only an administrator makes something of. */
const failureText = (t: TFunction, { failure, lastError }: OutboxRecord): string =>
  failure !== null && lastError !== ''
    ? t('outbox.failureWith', { failure, detail: lastError })
    : (failure ?? '')

export const outboxColumns = (t: TFunction): GridColumn<OutboxRecord>[] => [
  {
    key: 'createTime',
    title: t('outbox.field.createTime'),
    width: 170,
    sortable: true,
    pinned: 'start',
    text: (row) => row.createTime,
  },
  {
    key: 'status',
    title: t('outbox.field.status'),
    width: 110,
    text: (row) => t(`outbox.state.${row.status}`),
    isState: true,
    render: (row) => (
      <StatusTag tone={tones[row.status] ?? 'waiting'} label={t(`outbox.state.${row.status}`)} />
    ),
  },
  {
    key: 'channel',
    title: t('outbox.field.channel'),
    width: 100,
    text: (row) => (row.channel === '' ? '' : t(`outbox.channel.${row.channel}`)),
  },
  {
    key: 'recipient',
    title: t('outbox.field.recipient'),
    width: 200,
    text: (row) => row.recipient,
  },
  {
    key: 'attempts',
    title: t('outbox.field.attempts'),
    width: 100,
    align: 'end',
    text: (row) => String(row.attempts),
  },
  {
    key: 'failure',
    title: t('outbox.field.failure'),
    width: 320,
    text: (row) => failureText(t, row),
  },
  {
    key: 'dueTime',
    title: t('outbox.field.dueTime'),
    width: 170,
    sortable: true,
    text: (row) => (row.status === outboxStatuses.waiting ? row.dueTime : ''),
  },
  {
    key: 'expireTime',
    title: t('outbox.field.expireTime'),
    width: 170,
    text: (row) => row.expireTime,
  },
]
