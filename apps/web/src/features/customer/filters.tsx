import { useTranslation } from 'react-i18next'
import { FilterBar, StopFilter, TextFilter } from '../../records/list/filters.tsx'
import type { CustomerSearch } from './search.ts'

type Props = { search: CustomerSearch; onChange: (next: Partial<CustomerSearch>) => void }

export const noCustomerFilters = {
  customerName: undefined,
  socialCreditCode: undefined,
  isStop: undefined,
}

export function CustomerFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <FilterBar onReset={() => onChange(noCustomerFilters)}>
      <TextFilter
        label={t('customer.field.customerName')}
        value={search.customerName}
        onChange={(customerName) => onChange({ customerName })}
      />
      <TextFilter
        isCode
        label={t('customer.field.socialCreditCode')}
        value={search.socialCreditCode}
        onChange={(socialCreditCode) => onChange({ socialCreditCode })}
      />
      <StopFilter
        label={t('customer.field.isStop')}
        value={search.isStop}
        onChange={(isStop) => onChange({ isStop })}
      />
    </FilterBar>
  )
}
