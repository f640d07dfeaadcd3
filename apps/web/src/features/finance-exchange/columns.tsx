import type { FinanceExchange } from '@yuncang/shared/nouns/finance-exchange/record'
import type { TFunction } from 'i18next'
import { money } from '../../lib/money.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { ExchangeStatusTag, kindLabel, statusLabel } from './status.tsx'

export const exchangeColumns = (t: TFunction): GridColumn<FinanceExchange>[] => [
  {
    key: 'billNo',
    title: t('exchange.field.billNo'),
    width: 160,
    pinned: 'start',
    text: (row) => row.billNo,
    render: (row) => <CodeText value={row.billNo} />,
  },
  {
    key: 'status',
    title: t('exchange.field.status'),
    width: 150,
    isState: true,
    text: (row) => statusLabel(row.status),
    render: (row) => <ExchangeStatusTag status={row.status} />,
  },
  {
    key: 'kind',
    title: t('exchange.field.kind'),
    width: 110,
    text: (row) => kindLabel(row.kind),
  },
  {
    key: 'customerName',
    title: t('exchange.field.customerName'),
    width: 240,
    text: (row) => row.customerName,
  },
  {
    key: 'amount',
    title: t('exchange.field.amount'),
    width: 130,
    align: 'end',
    sortable: true,
    text: (row) => money(row.amount, row.currency),
  },
  { key: 'currency', title: t('exchange.field.currency'), width: 96, text: (row) => row.currency },
  {
    key: 'failure',
    title: t('exchange.field.failure'),
    width: 300,
    text: (row) => row.failure ?? '',
  },
  { key: 'remark', title: t('exchange.field.remark'), width: 200, text: (row) => row.remark },
  {
    key: 'createTime',
    title: t('exchange.field.createTime'),
    width: 170,
    sortable: true,
    text: (row) => row.createTime,
  },
  {
    key: 'endTime',
    title: t('exchange.field.endTime'),
    width: 170,
    text: (row) => row.endTime ?? '',
  },
]
