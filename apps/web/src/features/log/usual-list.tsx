import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { usualColumns } from './columns.tsx'
import { usualQuery, usualSearch } from './search.ts'
import { LogDrawer } from './log-drawer.tsx'
import { LogPage } from './log-page.tsx'

const path = '/system/log/index'
const route = getRouteApi(path)
const noFilters = { operation: undefined, account: undefined }

/** What people did, in words. */
export function UsualLog() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const columns = useMemo(() => usualColumns(t), [t])
  const list = useQuery({ ...trpc.callLog.usualPage.queryOptions(usualQuery(search)), ...asList })
  return (
    <LogPage
      name="usualLog"
      path={path}
      columns={columns}
      exported={{ list: 'usualLog', query: usualQuery(search) }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => usualSearch.parse(raw)}
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
            label={t('log.field.operation')}
            value={search.operation}
            onChange={(operation) => filter({ operation })}
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
