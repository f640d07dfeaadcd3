import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { apiColumns } from './columns.tsx'
import { apiQuery, apiSearch } from './search.ts'
import { LogDrawer } from './log-drawer.tsx'
import { LogPage } from './log-page.tsx'

const path = '/system/log/api'
const route = getRouteApi(path)
const noFilters = {
  url: undefined,
  account: undefined,
  requestId: undefined,
  statusFrom: undefined,
}

/** Every call that was to change something, whatever came of it. */
export function ApiLog() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const columns = useMemo(() => apiColumns(t), [t])
  const list = useQuery({ ...trpc.callLog.apiPage.queryOptions(apiQuery(search)), ...asList })
  const outcomes = [400, 500].map((value) => ({ value, label: t(`log.from.${value}`) }))
  return (
    <LogPage
      name="apiLog"
      path={path}
      columns={columns}
      exported={{ list: 'apiLog', query: apiQuery(search) }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => apiSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noFilters}
      renderFilters={(filter) => (
        <FilterBar onReset={() => filter(noFilters)}>
          <TextFilter
            label={t('log.field.account')}
            value={search.account}
            onChange={(account) => filter({ account })}
          />
          <TextFilter
            label={t('log.field.url')}
            value={search.url}
            onChange={(url) => filter({ url })}
          />
          <TextFilter
            label={t('log.field.requestId')}
            value={search.requestId}
            onChange={(requestId) => filter({ requestId })}
          />
          <ChoiceFilter
            label={t('log.field.status')}
            value={search.statusFrom}
            options={outcomes}
            onChange={(statusFrom) => filter({ statusFrom })}
          />
        </FilterBar>
      )}
      empty={{ reason: t('log.empty') }}
      renderEntry={(row, close) => (
        <LogDrawer title={row.title} row={row} columns={columns} onClose={close} />
      )}
    />
  )
}
