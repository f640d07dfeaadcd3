import { outboundStatusLabels } from '@yuncang/shared/nouns/outbound-order/rules'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { CustomerFilter } from '../../records/list/customer-filter.tsx'
import { DateRangeFilter } from '../../records/list/date-range-filter.tsx'
import { FilterChip } from '../../records/list/filter-chip.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { useCan } from '../../session/session-context.tsx'
import type { OutboundSearch } from './search.ts'

type Props = { search: OutboundSearch; onChange: (next: Partial<OutboundSearch>) => void }

export const noOutboundFilters = {
  masterBillNo: undefined,
  plateNo: undefined,
  outboundStatus: undefined,
  customerId: undefined,
  pickDateFrom: undefined,
  pickDateTo: undefined,
  moveDate: undefined,
}

export function OutboundFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const isAtGate = useCan('outboundOrder:gate')
  const statuses = Object.entries(outboundStatusLabels).map(([value, label]) => ({
    value: Number(value),
    label: label[language],
  }))
  return (
    <FilterBar onReset={() => onChange(noOutboundFilters)}>
      <TextFilter
        isCode
        label={t('outboundOrder.field.masterBillNo')}
        value={search.masterBillNo}
        onChange={(masterBillNo) => onChange({ masterBillNo })}
      />
      {isAtGate && (
        <TextFilter
          label={t('outboundOrder.field.plateNo')}
          value={search.plateNo}
          onChange={(plateNo) => onChange({ plateNo })}
        />
      )}
      <ChoiceFilter
        label={t('outboundOrder.field.outboundStatus')}
        value={search.outboundStatus}
        options={statuses}
        onChange={(outboundStatus) => onChange({ outboundStatus })}
      />
      <CustomerFilter
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
