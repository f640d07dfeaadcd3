import type { NoticeRecord, NoticeState } from '@yuncang/shared/nouns/notice/contract'
import type { TFunction } from 'i18next'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'

export const stateLabels = (t: TFunction): Record<NoticeState, string> => ({
  unread: t('notice.state.unread'),
  read: t('notice.state.read'),
  done: t('notice.state.done'),
})

const tones = { unread: 'active', read: 'idle', done: 'good' } as const

export const StateTag = ({ state, t }: { state: NoticeState; t: TFunction }) => (
  <StatusTag tone={tones[state]} label={stateLabels(t)[state]} />
)

export const noticeColumns = (t: TFunction): GridColumn<NoticeRecord>[] => [
  {
    key: 'title',
    title: t('notice.field.title'),
    width: 120,
    pinned: 'start',
    text: (row) => row.title,
  },
  { key: 'message', title: t('notice.field.message'), width: 360, text: (row) => row.message },
  {
    key: 'state',
    title: t('notice.field.state'),
    width: 90,
    text: (row) => stateLabels(t)[row.state],
    isState: true,
    render: (row) => <StateTag state={row.state} t={t} />,
  },
  {
    key: 'masterBillNo',
    title: t('notice.field.masterBillNo'),
    width: 170,
    text: (row) => row.masterBillNo,
  },
  {
    key: 'time',
    title: t('notice.field.time'),
    width: 180,
    sortable: true,
    text: (row) => row.time,
  },
]
