import type { TFunction } from 'i18next'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'

export function StopState({ t, isStopped }: { t: TFunction; isStopped: boolean }) {
  return isStopped ? (
    <StatusTag tone="idle" label={t('record.state.stopped')} />
  ) : (
    <StatusTag tone="good" label={t('record.state.active')} />
  )
}

type Tracked = { createTime: string; updateTime: string }

/** When a record was made and last changed. */
export const timeColumns = (t: TFunction): GridColumn<Tracked>[] => [
  {
    key: 'createTime',
    title: t('record.createTime'),
    width: 170,
    sortable: true,
    hidden: true,
    text: (row) => row.createTime,
  },
  {
    key: 'updateTime',
    title: t('record.updateTime'),
    width: 170,
    sortable: true,
    text: (row) => row.updateTime,
  },
]
