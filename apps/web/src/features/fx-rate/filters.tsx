import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { ChoiceFilter, FilterBar } from '../../records/list/filters.tsx'
import { MonthInput } from '../../ui/form/month-input.tsx'
import type { RateSearch } from './search.ts'

type Props = { search: RateSearch; onChange: (next: Partial<RateSearch>) => void }

export const noRateFilters = { currency: undefined, month: undefined }

export function RateFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const currencies = useDictionary('CURRENCY')
  return (
    <FilterBar onReset={() => onChange(noRateFilters)}>
      <MonthInput
        label={t('fxRate.field.month')}
        value={search.month}
        onChange={(month) => onChange({ month })}
      />
      <ChoiceFilter
        label={t('fxRate.field.currency')}
        value={search.currency}
        options={currencies.options}
        onChange={(currency) => onChange({ currency })}
      />
    </FilterBar>
  )
}
