import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { CustomerFilter } from '../../records/list/customer-filter.tsx'
import { DateRangeFilter } from '../../records/list/date-range-filter.tsx'
import { ChoiceFilter, FilterBar } from '../../records/list/filters.tsx'
import { accountOf, type StatementSearch } from './search.ts'

type Props = { search: StatementSearch; onChange: (next: Partial<StatementSearch>) => void }

export const noStatementFilters = {
  customerId: undefined,
  currency: undefined,
  dateFrom: undefined,
  dateTo: undefined,
}

/** Whose account, in which currency, and over which days, also when nobody has chosen any. */
export function StatementFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const { options } = useDictionary('CURRENCY')
  const { currency, dateFrom, dateTo } = accountOf(search)
  return (
    <FilterBar onReset={() => onChange(noStatementFilters)}>
      <CustomerFilter
        value={search.customerId}
        onChange={(customerId) => onChange({ customerId })}
      />
      <ChoiceFilter
        label={t('statement.field.currency')}
        value={currency}
        options={options}
        onChange={(chosen) => onChange({ currency: chosen })}
      />
      <DateRangeFilter
        label={t('statement.range')}
        ends={[t('statement.from'), t('statement.to')]}
        from={dateFrom}
        to={dateTo}
        onChange={(from, to) => onChange({ dateFrom: from, dateTo: to })}
      />
    </FilterBar>
  )
}
