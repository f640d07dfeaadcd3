import { useTranslation } from 'react-i18next'
import { CustomerFilter } from '../../records/list/customer-filter.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import type { CostListSearch } from './search.ts'

type Props = { search: CostListSearch; onChange: (next: Partial<CostListSearch>) => void }

export const noCostListFilters = { name: undefined, customerId: undefined, status: undefined }

export function CostListFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const states = [
    { value: 1 as const, label: t('costList.enabled') },
    { value: 0 as const, label: t('costList.disabled') },
  ]
  return (
    <FilterBar onReset={() => onChange(noCostListFilters)}>
      <TextFilter
        label={t('costList.field.name')}
        value={search.name}
        onChange={(name) => onChange({ name })}
      />
      <CustomerFilter
        value={search.customerId}
        onChange={(customerId) => onChange({ customerId })}
      />
      <ChoiceFilter<0 | 1>
        label={t('costList.field.status')}
        value={search.status}
        options={states}
        onChange={(status) => onChange({ status })}
      />
    </FilterBar>
  )
}
