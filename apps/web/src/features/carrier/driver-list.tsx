import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { DrawerList } from '../../records/drawer-list.tsx'
import { useCan } from '../../session/session-context.tsx'
import { DriverDrawer } from './driver-drawer.tsx'
import { driverColumns } from './columns.tsx'
import { DriverFilters, noDriverFilters } from './filters.tsx'
import { refreshed } from './refreshed.ts'
import { driverQuery, driverSearch } from './search.ts'
import { CarrierSegments } from './segments.tsx'
import { useDriverSteps } from './steps.ts'
import { useCarriers } from './use-carriers.ts'

const path = '/base/carrier/driver'
const route = getRouteApi(path)

export function DriverList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const canWrite = useCan('carrier:write')
  const { nameOf: carrierName } = useCarriers(t('record.stoppedMark'))
  const columns = useMemo(() => driverColumns(t, carrierName), [t, carrierName])
  const query = driverQuery(search)
  const list = useQuery({ ...trpc.driver.page.queryOptions(query), ...asList })
  return (
    <DrawerList
      name="driver"
      title={t('carrier.title')}
      segments={<CarrierSegments current={path} />}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => driverSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noDriverFilters}
      renderFilters={(filter) => <DriverFilters search={search} onChange={filter} />}
      empty={{ reason: t('driver.empty') }}
      addLabel={canWrite ? t('driver.new') : undefined}
      steps={useDriverSteps()}
      nameOf={(row) => row.name}
      loadPage={(paging) => client.driver.page.query({ ...query, ...paging })}
      onDone={refreshed}
      renderDrawer={(row, close) => <DriverDrawer row={row} onClose={close} />}
    />
  )
}
