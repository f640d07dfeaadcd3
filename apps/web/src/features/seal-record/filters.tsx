import { useTranslation } from 'react-i18next'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import type { SealSearch } from './search.ts'
import { sourceOptions, statusOptions, typeOptions } from './status.tsx'

type Props = { search: SealSearch; onChange: (next: Partial<SealSearch>) => void }

export const noSealFilters = {
  sealNo: undefined,
  sourceNo: undefined,
  sourceType: undefined,
  sealType: undefined,
  status: undefined,
}

export function SealFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <FilterBar
      onReset={() => onChange(noSealFilters)}
      isMoreSet={[search.sealType, search.sourceType].some((each) => each !== undefined)}
      more={
        <>
          <ChoiceFilter
            label={t('sealRecord.field.sealType')}
            value={search.sealType}
            options={typeOptions()}
            onChange={(sealType) => onChange({ sealType })}
          />
          <ChoiceFilter
            label={t('sealRecord.field.sourceType')}
            value={search.sourceType}
            options={sourceOptions()}
            onChange={(sourceType) => onChange({ sourceType })}
          />
        </>
      }
    >
      <TextFilter
        isCode
        label={t('sealRecord.field.sealNo')}
        value={search.sealNo}
        onChange={(sealNo) => onChange({ sealNo })}
      />
      <TextFilter
        isCode
        label={t('sealRecord.field.sourceNo')}
        value={search.sourceNo}
        onChange={(sourceNo) => onChange({ sourceNo })}
      />
      <ChoiceFilter
        label={t('sealRecord.field.status')}
        value={search.status}
        options={statusOptions()}
        onChange={(status) => onChange({ status })}
      />
    </FilterBar>
  )
}
