import { useTranslation } from 'react-i18next'
import { CustomerSelect } from '../../records/customer-select.tsx'
import { DateRangeFilter } from '../../records/date-range-filter.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/filters.tsx'
import { FeeSelect } from './fee-select.tsx'
import type { FeeLineSearch } from './search.ts'
import { statusOptions } from './status.tsx'

type Props = { search: FeeLineSearch; onChange: (next: Partial<FeeLineSearch>) => void }

export const noFeeLineFilters = {
  customerId: undefined,
  masterBillNo: undefined,
  feeCode: undefined,
  status: undefined,
  isMissingPrice: undefined,
  dateFrom: undefined,
  dateTo: undefined,
}

export function FeeLineFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <FilterBar onReset={() => onChange(noFeeLineFilters)}>
      <CustomerSelect
        canPickStopped
        value={search.customerId}
        onChange={(customerId) => onChange({ customerId })}
      />
      <TextFilter
        label={t('feeLine.field.masterBillNo')}
        value={search.masterBillNo}
        onChange={(masterBillNo) => onChange({ masterBillNo })}
      />
      <DateRangeFilter
        label={t('feeLine.field.period')}
        ends={[t('feeLine.from'), t('feeLine.to')]}
        from={search.dateFrom}
        to={search.dateTo}
        onChange={(dateFrom, dateTo) => onChange({ dateFrom, dateTo })}
      />
      <FeeSelect
        canClear
        label={t('feeLine.field.feeCode')}
        value={search.feeCode}
        onChange={(feeCode) => onChange({ feeCode })}
      />
      <ChoiceFilter
        label={t('feeLine.field.status')}
        value={search.status}
        options={statusOptions()}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceFilter
        label={t('feeLine.field.isMissingPrice')}
        value={search.isMissingPrice}
        options={[{ value: 1, label: t('feeLine.missing') }]}
        onChange={(isMissingPrice) => onChange({ isMissingPrice })}
      />
    </FilterBar>
  )
}
