import { useTranslation } from 'react-i18next'
import { useDictionary } from '../../api/use-dictionary.ts'
import { ChoiceFilter, FilterBar, StopFilter, TextFilter } from '../../records/list/filters.tsx'
import type { ForkliftSearch, WorkerSearch } from './search.ts'
import { useForkliftStates } from './use-forklift-states.ts'

type Props<S> = { search: S; onChange: (next: Partial<S>) => void }

export const noWorkerFilters = {
  name: undefined,
  team: undefined,
  workerType: undefined,
  isStop: undefined,
}
export const noForkliftFilters = { code: undefined, status: undefined }

export function WorkerFilters({ search, onChange }: Props<WorkerSearch>) {
  const { t } = useTranslation()
  const types = useDictionary('WORKER_TYPE')
  return (
    <FilterBar onReset={() => onChange(noWorkerFilters)}>
      <TextFilter
        label={t('worker.field.name')}
        value={search.name}
        onChange={(name) => onChange({ name })}
      />
      <TextFilter
        label={t('worker.field.team')}
        value={search.team}
        onChange={(team) => onChange({ team })}
      />
      <ChoiceFilter
        label={t('worker.field.workerType')}
        value={search.workerType}
        options={types.options}
        onChange={(workerType) => onChange({ workerType })}
      />
      <StopFilter
        label={t('worker.field.isStop')}
        value={search.isStop}
        onChange={(isStop) => onChange({ isStop })}
      />
    </FilterBar>
  )
}

export function ForkliftFilters({ search, onChange }: Props<ForkliftSearch>) {
  const { t } = useTranslation()
  const { options } = useForkliftStates()
  return (
    <FilterBar onReset={() => onChange(noForkliftFilters)}>
      <TextFilter
        isCode
        label={t('forklift.field.code')}
        value={search.code}
        onChange={(code) => onChange({ code })}
      />
      <ChoiceFilter
        label={t('forklift.field.status')}
        value={search.status}
        options={options}
        onChange={(status) => onChange({ status })}
      />
    </FilterBar>
  )
}
