import { useTranslation } from 'react-i18next'
import { ChoiceFilter, FilterBar, StopFilter, TextFilter } from '../../records/list/filters.tsx'
import { moduleChoices } from './choices.ts'
import type { CostCodeSearch } from './search.ts'

type Props = { search: CostCodeSearch; onChange: (next: Partial<CostCodeSearch>) => void }

export const noCostCodeFilters = {
  feeName: undefined,
  jfmoduleId: undefined,
  forbiddenStatus: undefined,
}

export function CostCodeFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <FilterBar onReset={() => onChange(noCostCodeFilters)}>
      <TextFilter
        label={t('costCode.anyName')}
        value={search.feeName}
        onChange={(feeName) => onChange({ feeName })}
      />
      <ChoiceFilter
        label={t('costCode.field.jfmoduleId')}
        value={search.jfmoduleId}
        options={moduleChoices()}
        onChange={(jfmoduleId) => onChange({ jfmoduleId })}
      />
      <StopFilter
        label={t('costCode.field.forbiddenStatus')}
        value={search.forbiddenStatus}
        onChange={(forbiddenStatus) => onChange({ forbiddenStatus })}
      />
    </FilterBar>
  )
}
