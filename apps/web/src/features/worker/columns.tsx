import type { forklift, worker } from '@yuncang/shared/nouns/worker/contract'
import { forkliftStatuses } from '@yuncang/shared/nouns/worker/rules'
import type { TFunction } from 'i18next'
import type * as z from 'zod'
import { listed } from '../../lib/language.ts'
import { grouped } from '../../lib/numbers.ts'
import { StopState, timeColumns } from '../../records/list/columns.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'

export type Worker = z.output<typeof worker.create.output>
export type Forklift = z.output<typeof forklift.create.output>
type LabelOf = (value: string) => string

export const workerColumns = (t: TFunction, typeOf: LabelOf): GridColumn<Worker>[] => [
  {
    key: 'name',
    title: t('worker.field.name'),
    width: 200,
    sortable: true,
    pinned: 'start',
    text: (row) => row.name,
  },
  {
    key: 'workerNo',
    title: t('worker.field.workerNo'),
    width: 130,
    sortable: true,
    text: (row) => row.workerNo,
    render: (row) => <CodeText value={row.workerNo} />,
  },
  {
    key: 'isStop',
    title: t('worker.field.isStop'),
    width: 100,
    text: (row) => (row.isStop ? t('record.state.stopped') : t('record.state.active')),
    isState: true,
    render: (row) => <StopState t={t} isStopped={row.isStop === 1} />,
  },
  {
    key: 'workerType',
    title: t('worker.field.workerType'),
    width: 160,
    text: (row) => listed(row.workerType.map(typeOf)),
  },
  {
    key: 'team',
    title: t('worker.field.team'),
    width: 120,
    sortable: true,
    text: (row) => row.team,
  },
  { key: 'skill', title: t('worker.field.skill'), width: 200, text: (row) => row.skill },
  { key: 'phone', title: t('worker.field.phone'), width: 140, text: (row) => row.phone },
  ...timeColumns(t),
]

/** Dictionary FORKLIFT_STATUS. */
const tones: Record<number, Tone> = {
  [forkliftStatuses.stopped]: 'idle',
  [forkliftStatuses.usable]: 'good',
  [forkliftStatuses.inRepair]: 'waiting',
}

export const forkliftColumns = (t: TFunction, statusOf: LabelOf): GridColumn<Forklift>[] => [
  {
    key: 'code',
    title: t('forklift.field.code'),
    width: 140,
    sortable: true,
    pinned: 'start',
    text: (row) => row.code,
    render: (row) => <CodeText value={row.code} />,
  },
  { key: 'name', title: t('forklift.field.name'), width: 240, text: (row) => row.name },
  {
    key: 'status',
    title: t('forklift.field.status'),
    width: 110,
    text: (row) => statusOf(String(row.status)),
    isState: true,
    render: (row) => (
      <StatusTag tone={tones[row.status] ?? 'idle'} label={statusOf(String(row.status))} />
    ),
  },
  {
    key: 'capacity',
    title: t('forklift.field.capacity'),
    width: 150,
    align: 'end',
    sortable: true,
    text: (row) => (row.capacity === null ? '' : grouped(row.capacity)),
  },
  { key: 'remark', title: t('forklift.field.remark'), width: 240, text: (row) => row.remark },
  ...timeColumns(t),
]
