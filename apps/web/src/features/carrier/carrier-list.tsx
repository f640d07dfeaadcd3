import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { DrawerList } from '../../records/drawer-list.tsx'
import { useCan } from '../../session/session-context.tsx'
import { CarrierDrawer } from './carrier-drawer.tsx'
import { carrierColumns } from './columns.tsx'
import { CarrierFilters, noCarrierFilters } from './filters.tsx'
import { refreshed } from './refreshed.ts'
import { carrierQuery, carrierSearch } from './search.ts'
import { CarrierSegments } from './segments.tsx'
import { useCarrierSteps } from './steps.ts'

const path = '/base/carrier/index'
const route = getRouteApi(path)

export function CarrierList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const canWrite = useCan('carrier:write')
  const columns = useMemo(() => carrierColumns(t), [t])
  const query = carrierQuery(search)
  const list = useQuery({ ...trpc.carrier.page.queryOptions(query), ...asList })
  return (
    <DrawerList
      name="carrier"
      title={t('carrier.title')}
      segments={<CarrierSegments current={path} />}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => carrierSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noCarrierFilters}
      renderFilters={(filter) => <CarrierFilters search={search} onChange={filter} />}
      empty={{ reason: t('carrier.empty') }}
      addLabel={canWrite ? t('carrier.new') : undefined}
      steps={useCarrierSteps()}
      nameOf={(row) => row.carrierName}
      loadPage={(paging) => client.carrier.page.query({ ...query, ...paging })}
      onDone={refreshed}
      renderDrawer={(row, close) => <CarrierDrawer row={row} onClose={close} />}
    />
  )
}
