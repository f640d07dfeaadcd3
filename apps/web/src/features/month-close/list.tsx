import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import type { ListedMonth } from '@yuncang/shared/nouns/month-close/contract'
import { monthTasks } from '@yuncang/shared/nouns/month-close/tasks'
import type { TFunction } from 'i18next'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { ListPage } from '../../records/list/list-page.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { usePlainList } from '../../records/list/plain-list.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { monthSearch, type MonthSearch } from './search.ts'
import { MonthStatusTag, statusLabel } from './status.tsx'
import { monthsOf } from './waiting.ts'

const path = '/fee/monthClose/index'
const route = getRouteApi(path)
const noFilters = { name: undefined, waits: undefined }
const textOf = ({ id }: ListedMonth) => id

/** The months of the books, and how far each is. */
export function MonthList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const router = useRouter()
  const columns = useMemo(() => monthColumns(t), [t])
  const onSearch = (next: MonthSearch, replace: boolean) => void navigate({ search: next, replace })
  const label = t('monthClose.field.id')
  const plain = usePlainList({
    search,
    onSearch: (next, replace) => onSearch({ ...search, ...next }, replace),
    label,
    textOf,
  })
  const { waits } = search
  const { select: named } = plain
  const select = useCallback(
    (months: ListedMonth[]) => named(monthsOf({ waits }, months)),
    [named, waits],
  )
  const list = useQuery({ ...trpc.monthClose.list.queryOptions({}), ...asList, select })
  const { loadPage: _loadPage, ...page } = plain.propsOf(list)
  const month = (id: string) => ({ to: '/fee/monthClose/detail/$id', params: { id } }) as const
  return (
    <ListPage
      name="monthClose"
      title={t('monthClose.title')}
      columns={columns}
      {...page}
      search={search}
      read={(raw) => monthSearch.parse(raw)}
      onSearch={onSearch}
      noFilters={noFilters}
      renderFilters={(filter) => (
        <FilterBar onReset={() => filter(noFilters)}>
          <TextFilter label={label} value={search.name} onChange={(name) => filter({ name })} />
          <ChoiceFilter
            label={t('monthClose.waits')}
            value={waits}
            options={monthTasks.map((value) => ({ value, label: t(`monthClose.waits.${value}`) }))}
            onChange={(task) => filter({ waits: task })}
          />
        </FilterBar>
      )}
      empty={{ reason: t('monthClose.empty') }}
      onOpen={({ id }) => void navigate(month(id))}
      hrefOf={({ id }) => router.buildLocation(month(id)).href}
    />
  )
}

/** The day says enough in a list; the page of the month has the time. */
const whoAndDay = (name: string, time: string | null): string =>
  `${name} ${time?.slice(0, 10) ?? ''}`.trim()

const monthColumns = (t: TFunction): GridColumn<ListedMonth>[] => [
  {
    key: 'id',
    title: t('monthClose.field.id'),
    width: 120,
    pinned: 'start',
    text: ({ id }) => id,
  },
  {
    key: 'status',
    title: t('monthClose.field.status'),
    width: 120,
    isState: true,
    text: ({ status }) => statusLabel(status),
    render: ({ status }) => <MonthStatusTag status={status} />,
  },
  {
    key: 'isRun',
    title: t('monthClose.field.isRun'),
    width: 148,
    text: ({ isRun }) => (isRun === null ? '' : t(`monthClose.run.${isRun ? 'done' : 'due'}`)),
  },
  {
    key: 'submitTime',
    title: t('monthClose.field.submit'),
    width: 200,
    text: ({ submitName, submitTime }) => whoAndDay(submitName, submitTime),
    hint: ({ submitTime }) => submitTime ?? '',
  },
  {
    key: 'closeTime',
    title: t('monthClose.field.close'),
    width: 200,
    text: ({ closeName, closeTime }) => whoAndDay(closeName, closeTime),
    hint: ({ closeTime }) => closeTime ?? '',
  },
  { key: 'reason', title: t('monthClose.field.reason'), width: 260, text: (row) => row.reason },
]
