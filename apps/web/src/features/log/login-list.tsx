import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { loginRecord } from '@yuncang/shared/nouns/login-record/contract'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import { LogPage } from './log-page.tsx'
import { loginQuery, loginSearch } from './search.ts'

type Entry = z.output<typeof loginRecord.page.output>['records'][number]

const path = '/system/log/login'
const route = getRouteApi(path)
const noFilters = { account: undefined, kind: undefined }
const kinds = ['signIn', 'signOut', 'failed'] as const
const tones = { signIn: 'good', signOut: 'idle', failed: 'bad' } as const

/** Who of the tenant's people came, went and was turned away. */
export function LoginLog() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const columns = useMemo(() => loginColumns(t), [t])
  const list = useQuery({ ...trpc.loginRecord.page.queryOptions(loginQuery(search)), ...asList })
  return (
    <LogPage
      name="loginRecord"
      path={path}
      columns={columns}
      exported={{ list: 'loginRecord', query: loginQuery(search) }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => loginSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noFilters}
      renderFilters={(filter) => (
        <FilterBar onReset={() => filter(noFilters)}>
          <TextFilter
            label={t('log.field.account')}
            value={search.account}
            onChange={(account) => filter({ account })}
          />
          <ChoiceFilter
            label={t('log.field.kind')}
            value={search.kind}
            options={kinds.map((value) => ({ value, label: t(`log.kind.${value}`) }))}
            onChange={(kind) => filter({ kind })}
          />
        </FilterBar>
      )}
      empty={{ reason: t('log.empty') }}
    />
  )
}

export const loginColumns = (t: TFunction): GridColumn<Entry>[] => [
  {
    key: 'time',
    title: t('log.field.time'),
    width: 170,
    sortable: true,
    pinned: 'start',
    text: (row) => row.time,
  },
  {
    key: 'kind',
    title: t('log.field.kind'),
    width: 110,
    text: (row) => t(`log.kind.${row.kind}`),
    isState: true,
    render: (row) => <StatusTag tone={tones[row.kind]} label={t(`log.kind.${row.kind}`)} />,
  },
  { key: 'account', title: t('log.field.account'), width: 180, text: (row) => row.account },
  {
    key: 'way',
    title: t('log.field.way'),
    width: 180,
    text: (row) => (row.way === '' ? '' : t(`log.way.${row.way}`)),
  },
  { key: 'address', title: t('log.field.ip'), width: 160, text: (row) => row.address },
]
