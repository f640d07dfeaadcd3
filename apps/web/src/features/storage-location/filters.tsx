import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import type { LocationSearch } from './search.ts'

type Props = { search: LocationSearch; onChange: (next: Partial<LocationSearch>) => void }

export const noLocationFilters = {
  code: undefined,
  name: undefined,
  areaType: undefined,
  status: undefined,
}

export function LocationFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const types = useDictionary('AREA_TYPE')
  const statuses = useDictionary('LOCATION_STATUS')
  return (
    <FilterBar onReset={() => onChange(noLocationFilters)}>
      <TextFilter
        isCode
        label={t('storageLocation.field.code')}
        value={search.code}
        onChange={(code) => onChange({ code })}
      />
      <TextFilter
        label={t('storageLocation.field.name')}
        value={search.name}
        onChange={(name) => onChange({ name })}
      />
      <ChoiceFilter
        label={t('storageLocation.field.areaType')}
        value={search.areaType}
        options={types.options}
        onChange={(areaType) => onChange({ areaType })}
      />
      <ChoiceFilter
        label={t('storageLocation.field.status')}
        value={search.status}
        options={statuses.options.map(({ value, label }) => ({ value: Number(value), label }))}
        onChange={(status) => onChange({ status })}
      />
    </FilterBar>
  )
}
