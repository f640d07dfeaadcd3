import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import type { TFunction } from 'i18next'
import { grouped } from '../../lib/numbers.ts'
import { kindLabel, statusLabel, statusTone } from '../../records/job/job-words.ts'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'

const progressOf = ({ done, total }: JobRecord): string =>
  total > 0 ? `${grouped(String(done))} / ${grouped(String(total))}` : ''

export const jobColumns = (t: TFunction): GridColumn<JobRecord>[] => {
  const time = (key: 'createTime' | 'startTime' | 'finishTime') => ({
    key,
    title: t(`job.field.${key}`),
    width: 180,
    text: (row: JobRecord) => row[key] ?? '',
  })
  return [
    {
      key: 'title',
      title: t('job.field.title'),
      width: 220,
      pinned: 'start',
      text: (row) => row.title,
    },
    {
      key: 'status',
      title: t('job.field.status'),
      width: 120,
      text: (row) => statusLabel(t, row),
      isState: true,
      render: (row) => <StatusTag tone={statusTone(row)} label={statusLabel(t, row)} />,
    },
    { key: 'progress', title: t('job.field.progress'), width: 150, align: 'end', text: progressOf },
    {
      key: 'failure',
      title: t('job.field.failure'),
      width: 260,
      text: (row) => row.failure ?? '',
    },
    { key: 'kind', title: t('job.field.kind'), width: 100, text: (row) => kindLabel(row.kind) },
    {
      key: 'ownerName',
      title: t('job.field.ownerName'),
      width: 140,
      text: (row) => row.ownerName,
    },
    { ...time('createTime'), sortable: true },
    time('startTime'),
    { ...time('finishTime'), sortable: true },
    {
      key: 'attempts',
      title: t('job.field.attempts'),
      width: 100,
      align: 'end',
      text: (row) => String(row.attempts),
    },
  ]
}
