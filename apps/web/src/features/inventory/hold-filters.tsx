import {
  reservationStatusLabels,
  reservationTypeLabels,
} from '@yuncang/shared/nouns/inventory/rules'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { CustomerFilter } from '../../records/list/customer-filter.tsx'
import { FilterChip } from '../../records/list/filter-chip.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import type { InventorySearch } from './search.ts'
import { Segments } from './segments.tsx'

type Props = { search: InventorySearch; onChange: (next: Partial<InventorySearch>) => void }

export const noHoldFilters = {
  refNo: undefined,
  masterBillNo: undefined,
  hqCustomerId: undefined,
  holdType: undefined,
  holdStatus: undefined,
  expireTo: undefined,
} as const

const optionsOf = (words: Record<number, Record<Locale, string>>) =>
  Object.entries(words).map(([value, label]) => ({
    value: Number(value),
    label: label[currentLanguage()],
  }))

export function HoldFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Segments search={search} />
      <FilterBar
        onReset={() => onChange(noHoldFilters)}
        isMoreSet={search.holdType !== undefined}
        more={
          <ChoiceFilter
            label={t('inventory.hold.type')}
            value={search.holdType}
            options={optionsOf(reservationTypeLabels)}
            onChange={(holdType) => onChange({ holdType })}
          />
        }
      >
        <TextFilter
          isCode
          label={t('inventory.hold.refNo')}
          value={search.refNo}
          onChange={(refNo) => onChange({ refNo })}
        />
        <TextFilter
          isCode
          label={t('inventory.field.masterBillNo')}
          value={search.masterBillNo}
          onChange={(masterBillNo) => onChange({ masterBillNo })}
        />
        <CustomerFilter
          label={t('inventory.field.hqCustomerName')}
          value={search.hqCustomerId}
          onChange={(hqCustomerId) => onChange({ hqCustomerId })}
        />
        <ChoiceFilter
          label={t('inventory.hold.status')}
          value={search.holdStatus}
          options={optionsOf(reservationStatusLabels)}
          onChange={(holdStatus) => onChange({ holdStatus })}
        />
        <FilterChip
          label={t('inventory.hold.expireTo')}
          value={search.expireTo}
          onClear={() => onChange({ expireTo: undefined })}
        />
      </FilterBar>
    </>
  )
}
