import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { IdentityRecord } from '@yuncang/shared/contracts/identity'
import { Select } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { gridStateOf } from '../../api/list-page.ts'
import { useSavedViews } from '../../api/use-saved-views.ts'
import { sortOf } from '../../lib/list-search.ts'
import { DataGrid, useListView, ViewBar } from '../../ui/grid/index.ts'
import { BindDialog } from './bind-dialog.tsx'
import { identityColumns, isPending } from './columns.tsx'
import { identitySearch } from './search.ts'

const route = getRouteApi('/system/identity/index')
const sortable = ['createTime', 'updateTime'] as const

/** Identities at issuers: who came for the first time waits here for an account. */
export function IdentityList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: '/system/identity/index' })
  const [chosen, choose] = useState<IdentityRecord>()
  const columns = useMemo(() => identityColumns(t), [t])
  const { current, size, status } = search
  const list = useQuery({
    ...trpc.identity.page.queryOptions({ current, size, status, ...sortOf(sortable, search) }),
    placeholderData: keepPreviousData,
    meta: { inPlace: true },
  })
  const view = useListView({
    store: useSavedViews('identity'),
    columns,
    search,
    read: (raw) => identitySearch.parse(raw),
    onSearch: (next, replace = false) => void navigate({ search: next, replace }),
  })
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...next }) })
  return (
    <div className="page">
      <div className="page-head">
        <h1>{t('identity.title')}</h1>
        {list.data && <span className="count">{t('list.total', { count: list.data.total })}</span>}
      </div>
      <ViewBar model={view.bar} />
      <div className="filters">
        <Select
          allowClear
          value={status ?? null}
          placeholder={t('identity.field.status')}
          aria-label={t('identity.field.status')}
          options={[
            { value: 0, label: t('identity.state.pending') },
            { value: 1, label: t('identity.state.bound') },
          ]}
          onChange={(picked: 0 | 1 | null) => change({ status: picked ?? undefined, current: 1 })}
        />
      </div>
      <DataGrid
        {...gridStateOf(list)}
        label={t('identity.title')}
        columns={columns}
        layout={view.layout}
        onLayout={view.onLayout}
        rows={view.isReady ? list.data?.records : undefined}
        rowKey={(row) => row.id}
        paging={{ query: search, total: list.data?.total ?? 0, onChange: change }}
        empty={{ reason: t('identity.empty') }}
        onOpen={(row) => {
          if (isPending(row)) choose(row)
        }}
      />
      {chosen && <BindDialog identity={chosen} onClose={() => choose(undefined)} />}
    </div>
  )
}
