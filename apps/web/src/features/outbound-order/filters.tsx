import { outboundStatusLabels } from '@yuncang/shared/domain/outbound-order'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { CustomerSelect } from '../../records/customer-select.tsx'
import { DateRangeFilter } from '../../records/date-range-filter.tsx'
import { FilterChip } from '../../records/filter-chip.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/filters.tsx'
import type { OutboundSearch } from './search.ts'

type Props = { search: OutboundSearch; onChange: (next: Partial<OutboundSearch>) => void }

export const noOutboundFilters = {
  masterBillNo: undefined,
  outboundStatus: undefined,
  customerId: undefined,
  pickDateFrom: undefined,
  pickDateTo: undefined,
  moveDate: undefined,
}

export function OutboundFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const statuses = Object.entries(outboundStatusLabels).map(([value, label]) => ({
    value: Number(value),
    label: label[language],
  }))
  return (
    <FilterBar onReset={() => onChange(noOutboundFilters)}>
      <TextFilter
        label={t('outboundOrder.field.masterBillNo')}
        value={search.masterBillNo}
        onChange={(masterBillNo) => onChange({ masterBillNo })}
      />
      <ChoiceFilter
        label={t('outboundOrder.field.outboundStatus')}
        value={search.outboundStatus}
        options={statuses}
        onChange={(outboundStatus) => onChange({ outboundStatus })}
      />
      <CustomerSelect
        canPickStopped
        value={search.customerId}
        onChange={(customerId) => onChange({ customerId })}
      />
      <DateRangeFilter
        label={t('outboundOrder.field.pickDate')}
        ends={[t('outboundOrder.pickFrom'), t('outboundOrder.pickTo')]}
        from={search.pickDateFrom}
        to={search.pickDateTo}
        onChange={(pickDateFrom, pickDateTo) => onChange({ pickDateFrom, pickDateTo })}
      />
      <FilterChip
        label={t('outboundOrder.movedOn')}
        value={search.moveDate}
        onClear={() => onChange({ moveDate: undefined })}
      />
    </FilterBar>
  )
}
