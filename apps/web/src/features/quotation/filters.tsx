import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { CustomerFilter } from '../../records/list/customer-filter.tsx'
import { ChoiceFilter, FilterBar, StopFilter, TextFilter } from '../../records/list/filters.tsx'
import type { QuotationSearch } from './search.ts'

type Props = { search: QuotationSearch; onChange: (next: Partial<QuotationSearch>) => void }

export const noQuotationFilters = {
  bjdNo: undefined,
  customerId: undefined,
  auditStatus: undefined,
  isStop: undefined,
}

export function QuotationFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const audits = useDictionary('AUDIT_STATUS')
  return (
    <FilterBar onReset={() => onChange(noQuotationFilters)}>
      <TextFilter
        isCode
        label={t('quotation.field.bjdNo')}
        value={search.bjdNo}
        onChange={(bjdNo) => onChange({ bjdNo })}
      />
      <CustomerFilter
        value={search.customerId}
        onChange={(customerId) => onChange({ customerId })}
      />
      <ChoiceFilter
        label={t('quotation.field.auditStatus')}
        value={search.auditStatus}
        options={audits.options.map(({ value, label }) => ({ value: Number(value), label }))}
        onChange={(auditStatus) => onChange({ auditStatus })}
      />
      <StopFilter
        label={t('quotation.field.isStop')}
        value={search.isStop}
        onChange={(isStop) => onChange({ isStop })}
      />
    </FilterBar>
  )
}
