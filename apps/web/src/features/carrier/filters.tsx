import { useTranslation } from 'react-i18next'
import { ChoiceFilter, FilterBar, StopFilter, TextFilter } from '../../records/list/filters.tsx'
import { CarrierSelect } from './carrier-select.tsx'
import type { CarrierSearch, DriverSearch, VehicleSearch } from './search.ts'

type Props<S> = { search: S; onChange: (next: Partial<S>) => void }

export const noCarrierFilters = { carrierName: undefined, isStop: undefined }
export const noVehicleFilters = { plateNo: undefined, carrierId: undefined, isStop: undefined }
export const noDriverFilters = {
  name: undefined,
  phone: undefined,
  carrierId: undefined,
  blacklist: undefined,
  isStop: undefined,
}

export function CarrierFilters({ search, onChange }: Props<CarrierSearch>) {
  const { t } = useTranslation()
  return (
    <FilterBar onReset={() => onChange(noCarrierFilters)}>
      <TextFilter
        label={t('carrier.field.carrierName')}
        value={search.carrierName}
        onChange={(carrierName) => onChange({ carrierName })}
      />
      <StopFilter
        label={t('carrier.field.isStop')}
        value={search.isStop}
        onChange={(isStop) => onChange({ isStop })}
      />
    </FilterBar>
  )
}

export function VehicleFilters({ search, onChange }: Props<VehicleSearch>) {
  const { t } = useTranslation()
  return (
    <FilterBar onReset={() => onChange(noVehicleFilters)}>
      <TextFilter
        label={t('vehicle.field.plateNo')}
        value={search.plateNo}
        onChange={(plateNo) => onChange({ plateNo })}
      />
      <CarrierSelect
        withStopped
        value={search.carrierId}
        onChange={(carrierId) => onChange({ carrierId })}
      />
      <StopFilter
        label={t('carrier.field.isStop')}
        value={search.isStop}
        onChange={(isStop) => onChange({ isStop })}
      />
    </FilterBar>
  )
}

export function DriverFilters({ search, onChange }: Props<DriverSearch>) {
  const { t } = useTranslation()
  const blacklist = [
    { value: 0 as const, label: t('driver.welcome') },
    { value: 1 as const, label: t('driver.blacklisted') },
  ]
  return (
    <FilterBar
      onReset={() => onChange(noDriverFilters)}
      isMoreSet={search.carrierId !== undefined || search.isStop !== undefined}
      more={
        <>
          <CarrierSelect
            withStopped
            value={search.carrierId}
            onChange={(carrierId) => onChange({ carrierId })}
          />
          <StopFilter
            label={t('carrier.field.isStop')}
            value={search.isStop}
            onChange={(isStop) => onChange({ isStop })}
          />
        </>
      }
    >
      <TextFilter
        label={t('driver.field.name')}
        value={search.name}
        onChange={(name) => onChange({ name })}
      />
      <TextFilter
        label={t('driver.field.phone')}
        value={search.phone}
        onChange={(phone) => onChange({ phone })}
      />
      <ChoiceFilter<0 | 1>
        label={t('driver.field.blacklist')}
        value={search.blacklist}
        options={blacklist}
        onChange={(next) => onChange({ blacklist: next })}
      />
    </FilterBar>
  )
}
