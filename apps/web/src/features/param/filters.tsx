import { useTranslation } from 'react-i18next'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import type { ParamSearch } from './search.ts'

type Props = { search: ParamSearch; onChange: (next: Partial<ParamSearch>) => void }

export const noParamFilters = { name: undefined, isOwn: undefined }

export function ParamFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const scopes = [
    { value: 1 as const, label: t('param.own') },
    { value: 0 as const, label: t('param.initial') },
  ]
  return (
    <FilterBar onReset={() => onChange(noParamFilters)}>
      <TextFilter
        label={t('param.field.name')}
        value={search.name}
        onChange={(name) => onChange({ name })}
      />
      <ChoiceFilter<0 | 1>
        label={t('param.field.scope')}
        value={search.isOwn}
        options={scopes}
        onChange={(isOwn) => onChange({ isOwn })}
      />
    </FilterBar>
  )
}
