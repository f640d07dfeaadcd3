import { compare } from '@yuncang/shared/kernel/decimal'
import { locationStatuses } from '@yuncang/shared/nouns/storage-location/rules'
import type { TFunction } from 'i18next'
import { grouped } from '../../lib/numbers.ts'
import { timeColumns } from '../../records/list/columns.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'
import type { LocationRow } from './row.ts'

type LabelOf = (value: string) => string
export type LocationLabels = { level: LabelOf; areaType: LabelOf; status: LabelOf }

const tones: Record<number, Tone> = {
  [locationStatuses.stopped]: 'idle',
  [locationStatuses.usable]: 'good',
  [locationStatuses.locked]: 'bad',
  [locationStatuses.counting]: 'waiting',
}

export const locationColumns = (
  t: TFunction,
  labels: LocationLabels,
): GridColumn<LocationRow>[] => [
  {
    key: 'code',
    title: t('storageLocation.field.code'),
    width: 130,
    sortable: true,
    pinned: 'start',
    text: (row) => row.code,
    render: (row) => <CodeText value={row.code} />,
  },
  {
    key: 'name',
    title: t('storageLocation.field.name'),
    width: 110,
    sortable: true,
    text: (row) => row.name,
  },
  {
    key: 'status',
    title: t('storageLocation.field.status'),
    width: 95,
    text: (row) => labels.status(String(row.status)),
    isState: true,
    render: (row) => (
      <StatusTag tone={tones[row.status] ?? 'idle'} label={labels.status(String(row.status))} />
    ),
  },
  {
    key: 'level',
    title: t('storageLocation.field.level'),
    width: 112,
    sortable: true,
    text: (row) => labels.level(String(row.level)),
  },
  {
    key: 'areaType',
    title: t('storageLocation.field.areaType'),
    width: 110,
    text: (row) => labels.areaType(row.areaType),
  },
  {
    key: 'lots',
    title: t('storageLocation.field.lots'),
    width: 85,
    align: 'end',
    text: ({ usage }) => (usage ? String(usage.load.lots) : ''),
  },
  usageColumn(t, 'pallets', t('storageLocation.field.pallets'), 120),
  usageColumn(t, 'weight', t('storageLocation.field.weight'), 180),
  usageColumn(t, 'volume', t('storageLocation.field.volume'), 190),
  {
    key: 'statusReason',
    title: t('storageLocation.field.statusReason'),
    width: 180,
    hidden: true,
    text: (row) => row.statusReason,
  },
  ...timeColumns(t),
]

/** What lies there of what there is room for; marked when there is more. */
function usageColumn(
  t: TFunction,
  key: 'pallets' | 'weight' | 'volume',
  title: string,
  width: number,
): GridColumn<LocationRow> {
  const figures = ({ usage }: LocationRow) => {
    const limit = usage?.capacity[key] ?? null
    return (
      usage && { load: String(usage.load[key]), limit: limit === null ? undefined : `${limit}` }
    )
  }
  const text = (row: LocationRow) => {
    const known = figures(row)
    if (!known) return ''
    const limit = known.limit === undefined ? t('storageLocation.noLimit') : grouped(known.limit)
    return `${grouped(known.load)} / ${limit}`
  }
  return {
    key,
    title,
    width,
    align: 'end',
    text,
    render: (row) => {
      const known = figures(row)
      const isOver = known?.limit !== undefined && compare(known.load, known.limit) > 0
      return isOver ? <StatusTag tone="bad" label={text(row)} /> : text(row)
    },
  }
}
