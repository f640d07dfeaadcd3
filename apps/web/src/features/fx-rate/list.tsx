import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { DrawerList } from '../../records/list/drawer-list.tsx'
import { useCan } from '../../session/session-context.tsx'
import { rateColumns } from './columns.tsx'
import { RateDrawer } from './drawer.tsx'
import { noRateFilters, RateFilters } from './filters.tsx'
import { refreshed } from './refreshed.ts'
import { monthText } from './row.ts'
import { queryOf, rateSearch } from './search.ts'

const path = '/base/fxRate/index'
const route = getRouteApi(path)

/** What a currency was worth in yuan, month by month. */
export function RateList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const canWrite = useCan('fxRate:write')
  const { labelOf } = useDictionary('CURRENCY')
  const columns = useMemo(() => rateColumns(t, labelOf), [t, labelOf])
  const query = queryOf(search)
  const list = useQuery({ ...trpc.fxRate.page.queryOptions(query), ...asList })
  return (
    <DrawerList
      name="fxRate"
      title={t('fxRate.title')}
      columns={columns}
      exported={{ list: 'fxRate', query: query }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => rateSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noRateFilters}
      renderFilters={(filter) => <RateFilters search={search} onChange={filter} />}
      empty={{ reason: t('fxRate.empty') }}
      addLabel={canWrite ? t('fxRate.new') : undefined}
      nameOf={(row) => `${monthText(row.month)} ${row.currency}`}
      loadPage={(paging) => client.fxRate.page.query({ ...query, ...paging })}
      onDone={refreshed}
      renderDrawer={(row, close) => <RateDrawer row={row} asked={search} onClose={close} />}
    />
  )
}
