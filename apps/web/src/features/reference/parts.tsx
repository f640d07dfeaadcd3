import type { TFunction } from 'i18next'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient, trpc } from '../../api/client.ts'
import { timeColumns } from '../../records/list/columns.tsx'
import { ChoiceFilter, FilterBar, TextFilter } from '../../records/list/filters.tsx'
import { Segments } from '../../records/list/segments.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import type { ReferenceSearch } from './search.ts'

/** Cost centers, invoice codes and container sizes are one screen. */
export function ReferenceSegments({ current }: Pick<ComponentProps<typeof Segments>, 'current'>) {
  const { t } = useTranslation()
  return (
    <Segments
      label={t('reference.title')}
      current={current}
      options={[
        { value: '/system/reference/index', label: t('reference.costCenters') },
        { value: '/system/reference/invoiceCode', label: t('reference.invoiceCodes') },
        { value: '/system/reference/containerSize', label: t('reference.containerSizes') },
      ]}
    />
  )
}

export const noFilters = { name: undefined, code: undefined, forbiddenStatus: undefined }

type FilterProps = {
  search: ReferenceSearch
  onChange: (next: Partial<ReferenceSearch>) => void
}

export function ReferenceFilters({ search, onChange }: FilterProps) {
  const { t } = useTranslation()
  const states = [0, 1].map((value) => ({ value, label: t(`reference.state.${value}`) }))
  return (
    <FilterBar onReset={() => onChange(noFilters)}>
      <TextFilter
        label={t('reference.field.name')}
        value={search.name}
        onChange={(name) => onChange({ name })}
      />
      <TextFilter
        isCode
        label={t('reference.field.code')}
        value={search.code}
        onChange={(code) => onChange({ code })}
      />
      <ChoiceFilter<number>
        label={t('reference.field.forbiddenStatus')}
        value={search.forbiddenStatus}
        options={states}
        onChange={(value) =>
          onChange({ forbiddenStatus: value === 1 ? 1 : value === 0 ? 0 : undefined })
        }
      />
    </FilterBar>
  )
}

type Named = {
  code: string
  name: string
  forbiddenStatus: 0 | 1
  createTime: string
  updateTime: string
}

export const namedColumns = (t: TFunction): GridColumn<Named>[] => [
  {
    key: 'code',
    title: t('reference.field.code'),
    width: 150,
    sortable: true,
    pinned: 'start',
    text: (row) => row.code,
    render: (row) => <CodeText value={row.code} />,
  },
  {
    key: 'name',
    title: t('reference.field.name'),
    width: 260,
    sortable: true,
    text: (row) => row.name,
  },
  {
    key: 'forbiddenStatus',
    title: t('reference.field.forbiddenStatus'),
    width: 110,
    text: (row) => t(`reference.state.${row.forbiddenStatus}`),
    isState: true,
    render: (row) => (
      <StatusTag
        tone={row.forbiddenStatus ? 'idle' : 'good'}
        label={t(`reference.state.${row.forbiddenStatus}`)}
      />
    ),
  },
  ...timeColumns(t),
]

/** After a change the short lists and histories are asked for again. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.costCenter.pathFilter()),
    queryClient.invalidateQueries(trpc.invoiceCode.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
