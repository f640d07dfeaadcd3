import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { vehicle, type VehicleDraft } from '@yuncang/shared/nouns/carrier/contract'
import { Input } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { capitalKeys } from '../../lib/keyboard.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { RecordHistory } from '../../records/history/history.tsx'
import type { SetStopped } from '../../records/steps/stop-steps.ts'
import { useStopSteps } from '../../records/steps/use-stop-steps.ts'
import { CarrierSelect } from './carrier-select.tsx'
import { vehicleColumns, type Vehicle } from './columns.tsx'
import { VehicleFilters, noVehicleFilters } from './filters.tsx'
import { FleetList } from './fleet-list.tsx'
import { vehicleQuery, vehicleSearch } from './search.ts'
import { useCarriers } from './use-carriers.ts'

const path = '/base/carrier/vehicle'
const route = getRouteApi(path)
const { Field } = fieldsOf<keyof VehicleDraft>('vehicle')
const flags = new Set(['isStop'])
const setStopped: SetStopped = (input) => client.vehicle.setStopped.mutate(input)

export function VehicleList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const { nameOf: carrierId } = useCarriers(t('record.stoppedMark'))
  const query = vehicleQuery(search)
  const list = useQuery({ ...trpc.vehicle.page.queryOptions(query), ...asList })
  return (
    <FleetList
      noun="vehicle"
      current={path}
      words={{ one: t('vehicle.one'), add: t('vehicle.new'), empty: t('vehicle.empty') }}
      columns={useMemo(() => vehicleColumns(t, carrierId), [t, carrierId])}
      exported={{ list: 'vehicle', query: query }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => vehicleSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noVehicleFilters}
      renderFilters={(filter) => <VehicleFilters search={search} onChange={filter} />}
      steps={useStopSteps<Vehicle>('carrier:write', setStopped)}
      nameOf={(row) => row.plateNo}
      loadPage={(paging) => client.vehicle.page.query({ ...query, ...paging })}
      contract={vehicle}
      create={(input) => client.vehicle.create.mutate(input)}
      update={(input) => client.vehicle.update.mutate(input)}
      fields={<VehicleFields />}
      renderHistory={(id) => (
        <RecordHistory id={id} noun="vehicle" flags={flags} labels={{ carrierId }} />
      )}
    />
  )
}

function VehicleFields() {
  return (
    <>
      <div className="two-columns">
        <Field name="plateNo">
          <Input {...capitalKeys} maxLength={20} />
        </Field>
        <Field name="trailerNo">
          <Input {...capitalKeys} maxLength={20} />
        </Field>
      </div>
      <Field name="carrierId">
        <CarrierSelect />
      </Field>
      <div className="two-columns">
        <Field name="tareWeight">
          <Input inputMode="decimal" maxLength={17} />
        </Field>
        <Field name="frameWeight">
          <Input inputMode="decimal" maxLength={17} />
        </Field>
        <Field name="icCard">
          <Input maxLength={40} />
        </Field>
        <Field name="owner">
          <Input maxLength={100} />
        </Field>
      </div>
    </>
  )
}
