import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { DrawerList } from '../../records/drawer-list.tsx'
import { useCan } from '../../session/session-context.tsx'
import { VehicleDrawer } from './vehicle-drawer.tsx'
import { vehicleColumns } from './columns.tsx'
import { VehicleFilters, noVehicleFilters } from './filters.tsx'
import { refreshed } from './refreshed.ts'
import { vehicleQuery, vehicleSearch } from './search.ts'
import { CarrierSegments } from './segments.tsx'
import { useVehicleSteps } from './steps.ts'
import { useCarriers } from './use-carriers.ts'

const path = '/base/carrier/vehicle'
const route = getRouteApi(path)

export function VehicleList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const canWrite = useCan('carrier:write')
  const { nameOf: carrierName } = useCarriers(t('record.stoppedMark'))
  const columns = useMemo(() => vehicleColumns(t, carrierName), [t, carrierName])
  const query = vehicleQuery(search)
  const list = useQuery({ ...trpc.vehicle.page.queryOptions(query), ...asList })
  return (
    <DrawerList
      name="vehicle"
      title={t('carrier.title')}
      segments={<CarrierSegments current={path} />}
      columns={columns}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => vehicleSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noVehicleFilters}
      renderFilters={(filter) => <VehicleFilters search={search} onChange={filter} />}
      empty={{ reason: t('vehicle.empty') }}
      addLabel={canWrite ? t('vehicle.new') : undefined}
      steps={useVehicleSteps()}
      nameOf={(row) => row.plateNo}
      loadPage={(paging) => client.vehicle.page.query({ ...query, ...paging })}
      onDone={refreshed}
      renderDrawer={(row, close) => <VehicleDrawer row={row} onClose={close} />}
    />
  )
}
