import { jobKindLabels, jobStatuses, type JobStatus } from '@yuncang/shared/nouns/job/rules'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { kindLabel, statusLabels } from '../../records/job/job-words.ts'
import type { JobSearch } from './search.ts'

type Props = { search: JobSearch; onChange: (next: Partial<JobSearch>) => void }

export const noJobFilters = {
  title: undefined,
  kind: undefined,
  ownerName: undefined,
  status: undefined,
}

export function JobFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const labels = statusLabels(t)
  return (
    <FilterBar onReset={() => onChange(noJobFilters)}>
      <TextFilter
        label={t('job.field.title')}
        value={search.title}
        onChange={(title) => onChange({ title })}
      />
      <TextFilter
        label={t('job.field.ownerName')}
        value={search.ownerName}
        onChange={(ownerName) => onChange({ ownerName })}
      />
      <ChoiceFilter<JobStatus>
        label={t('job.field.status')}
        value={search.status}
        options={jobStatuses.map((value) => ({ value, label: labels[value] }))}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceFilter<string>
        label={t('job.field.kind')}
        value={search.kind}
        options={Object.keys(jobKindLabels).map((value) => ({ value, label: kindLabel(value) }))}
        onChange={(kind) => onChange({ kind })}
      />
    </FilterBar>
  )
}
