import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { negate } from '@yuncang/shared/kernel/decimal'
import { billStatuses, isCredit } from '@yuncang/shared/nouns/bill/rules'
import type { TFunction } from 'i18next'
import { money } from '../../lib/money.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { moneyTotal } from '../../records/prices/money-total.ts'
import { recPayLabel } from '../../records/prices/rec-pay.ts'
import { BillStatusTag, statusLabel } from './status.tsx'

type Money =
  | 'amount'
  | 'reduceAmount'
  | 'payable'
  | 'netTotal'
  | 'taxTotal'
  | 'invoiced'
  | 'paid'
  | 'outstanding'

const isLive = ({ status }: Bill): boolean => status !== billStatuses.voided

/** What of a credit note is invoiced and paid is 0 or more, and counts against what others are. */
const signed = (row: Bill): Bill =>
  isCredit(row) ? { ...row, invoiced: negate(row.invoiced), paid: negate(row.paid) } : row

const moneyColumn = (t: TFunction, key: Money, more: object = {}): GridColumn<Bill> => ({
  key,
  title: t(`bill.field.${key}`),
  width: 130,
  align: 'end',
  text: (row) => money(signed(row)[key], row.currency),
  total: (rows) => moneyTotal(rows.filter(isLive).map(signed), key),
  ...more,
})

export const billColumns = (t: TFunction): GridColumn<Bill>[] => [
  {
    key: 'billNo',
    title: t('bill.field.billNo'),
    width: 160,
    pinned: 'start',
    text: (row) => row.billNo,
    render: (row) => <CodeText value={row.billNo} />,
  },
  {
    key: 'status',
    title: t('bill.field.status'),
    width: 215,
    isState: true,
    text: (row) => statusLabel(row.status),
    render: (row) => <BillStatusTag bill={row} />,
  },
  {
    key: 'recPay',
    title: t('bill.field.recPay'),
    width: 90,
    text: (row) => recPayLabel(row.recPay),
  },
  {
    key: 'customerName',
    isOwner: true,
    title: t('bill.field.customerName'),
    width: 240,
    sortable: true,
    text: (row) => row.customerName,
  },
  {
    key: 'period',
    title: t('bill.field.period'),
    width: 90,
    sortable: true,
    text: (row) => row.period,
  },
  moneyColumn(t, 'payable', { sortable: true }),
  { key: 'currency', title: t('bill.field.currency'), width: 96, text: (row) => row.currency },
  {
    key: 'dueDate',
    title: t('bill.field.dueDate'),
    width: 115,
    sortable: true,
    text: (row) => row.dueDate,
  },
  {
    key: 'creditOfNo',
    title: t('bill.field.creditOf'),
    width: 150,
    text: (row) => row.creditOfNo ?? '',
  },
  moneyColumn(t, 'amount'),
  moneyColumn(t, 'reduceAmount', { width: 110 }),
  moneyColumn(t, 'netTotal', { hidden: true }),
  moneyColumn(t, 'taxTotal', { hidden: true }),
  moneyColumn(t, 'invoiced'),
  moneyColumn(t, 'paid'),
  moneyColumn(t, 'outstanding', { sortable: true }),
  {
    key: 'lineCount',
    title: t('bill.field.lineCount'),
    width: 100,
    align: 'end',
    text: (row) => String(row.lineCount),
  },
  {
    key: 'sentTime',
    title: t('bill.field.sentTime'),
    width: 170,
    hidden: true,
    text: (row) => row.sentTime ?? '',
  },
  {
    key: 'createTime',
    title: t('bill.field.createTime'),
    width: 170,
    sortable: true,
    hidden: true,
    text: (row) => row.createTime,
  },
]
