import type { ApiLogRecord } from '@yuncang/shared/nouns/call-log/contract'
import type { TFunction } from 'i18next'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'

export type Usual = Omit<
  ApiLogRecord,
  'method' | 'url' | 'status' | 'reason' | 'costMs' | 'requestId'
>

export const usualColumns = (t: TFunction): GridColumn<Usual>[] => [
  {
    key: 'createTime',
    title: t('log.field.time'),
    width: 170,
    sortable: true,
    pinned: 'start',
    text: (row) => row.createTime,
  },
  { key: 'realName', title: t('log.field.realName'), width: 140, text: (row) => row.realName },
  { key: 'account', title: t('log.field.account'), width: 140, text: (row) => row.account },
  { key: 'title', title: t('log.field.title'), width: 300, text: (row) => row.title },
  {
    key: 'operation',
    title: t('log.field.operation'),
    width: 220,
    hidden: true,
    text: (row) => row.operation,
  },
  { key: 'ip', title: t('log.field.ip'), width: 140, text: (row) => row.ip },
]

const refusedFrom = 400
const failedFrom = 500

const toneOf = (status: number) => {
  if (status < refusedFrom) return 'good'
  return status < failedFrom ? 'waiting' : 'bad'
}

export const apiColumns = (t: TFunction): GridColumn<ApiLogRecord>[] => [
  {
    key: 'createTime',
    title: t('log.field.time'),
    width: 170,
    sortable: true,
    pinned: 'start',
    text: (row) => row.createTime,
  },
  {
    key: 'status',
    title: t('log.field.status'),
    width: 90,
    text: (row) => String(row.status),
    isState: true,
    render: (row) => <StatusTag tone={toneOf(row.status)} label={String(row.status)} />,
  },
  { key: 'title', title: t('log.field.title'), width: 200, text: (row) => row.title },
  { key: 'method', title: t('log.field.method'), width: 80, text: (row) => row.method },
  { key: 'url', title: t('log.field.url'), width: 330, text: (row) => row.url },
  {
    key: 'costMs',
    title: t('log.field.costMs'),
    width: 130,
    align: 'end',
    sortable: true,
    text: (row) => String(row.costMs),
  },
  { key: 'account', title: t('log.field.account'), width: 120, text: (row) => row.account },
  { key: 'reason', title: t('log.field.reason'), width: 190, text: (row) => row.reason },
  { key: 'ip', title: t('log.field.ip'), width: 130, text: (row) => row.ip },
  {
    key: 'requestId',
    title: t('log.field.requestId'),
    width: 320,
    text: (row) => row.requestId,
    render: (row) => <CodeText value={row.requestId} />,
  },
]
