import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { driver } from '@yuncang/shared/nouns/carrier/contract'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { client, inPlace, trpc } from '../../api/client.ts'
import { asList } from '../../api/list-page.ts'
import { LoadingDrawer } from '../../records/form/loading-drawer.tsx'
import { driverColumns, type Driver } from './columns.tsx'
import { DriverFields } from './driver-fields.tsx'
import { DriverHistory } from './driver-history.tsx'
import { DriverFilters, noDriverFilters } from './filters.tsx'
import { FleetList } from './fleet-list.tsx'
import { driverQuery, driverSearch } from './search.ts'
import { useDriverSteps } from './steps.ts'
import { useCarriers } from './use-carriers.ts'

const path = '/base/carrier/driver'
const route = getRouteApi(path)

export function DriverList() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const navigate = useNavigate({ from: path })
  const { nameOf: carrierName } = useCarriers(t('record.stoppedMark'))
  const query = driverQuery(search)
  const list = useQuery({ ...trpc.driver.page.queryOptions(query), ...asList })
  return (
    <FleetList
      noun="driver"
      current={path}
      words={{ one: t('driver.one'), add: t('driver.new'), empty: t('driver.empty') }}
      columns={useMemo(() => driverColumns(t, carrierName), [t, carrierName])}
      exported={{ list: 'driver', query: query }}
      list={list}
      rows={list.data?.records}
      search={search}
      read={(raw) => driverSearch.parse(raw)}
      onSearch={(next, replace) => void navigate({ search: next, replace })}
      noFilters={noDriverFilters}
      renderFilters={(filter) => <DriverFilters search={search} onChange={filter} />}
      steps={useDriverSteps()}
      nameOf={(row) => row.name}
      loadPage={(paging) => client.driver.page.query({ ...query, ...paging })}
      contract={driver}
      create={(input) => client.driver.create.mutate(input)}
      update={(input) => client.driver.update.mutate(input)}
      fields={<DriverFields />}
      renderHistory={(id) => <DriverHistory id={id} />}
      renderWhole={(row, form, close) => <WholeDriver id={row.id} form={form} onClose={close} />}
    />
  )
}

type WholeProps = { id: string; form: (whole: Driver) => ReactNode; onClose: () => void }

/** Who changes a driver sees the whole identity number, others what the list shows of it. */
function WholeDriver({ id, form, onClose }: WholeProps) {
  const { t } = useTranslation()
  const whole = useQuery({ ...trpc.driver.get.queryOptions({ id }), gcTime: 0, ...inPlace })
  if (whole.data) return form(whole.data)
  return <LoadingDrawer title={t('driver.one')} error={whole.error} onClose={onClose} />
}
