import type { Invoice } from '@yuncang/shared/nouns/invoice/record'
import type { TFunction } from 'i18next'
import { money } from '../../lib/money.ts'
import { moneyTotal } from '../../records/prices/money-total.ts'
import { recPayLabel } from '../../records/prices/rec-pay.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { InvoiceStatusTag, statusLabel } from './status.tsx'

type Money = 'gross' | 'net' | 'tax'

const moneyColumn = (t: TFunction, key: Money, more: object = {}): GridColumn<Invoice> => ({
  key,
  title: t(`invoice.field.${key}`),
  width: 130,
  align: 'end',
  text: (row) => money(row[key], row.currency),
  total: (rows) => moneyTotal(rows, key),
  ...more,
})

export const columnsOfInvoices = (
  t: TFunction,
  labels: { invoiceType: (value: string) => string },
): GridColumn<Invoice>[] => [
  {
    key: 'invoiceNo',
    title: t('invoice.field.invoiceNo'),
    width: 200,
    pinned: 'start',
    sortable: true,
    text: (row) => row.invoiceNo,
    render: (row) => <CodeText value={row.invoiceNo} />,
  },
  {
    key: 'status',
    title: t('invoice.field.status'),
    width: 110,
    isState: true,
    text: (row) => statusLabel(row.status),
    render: (row) => <InvoiceStatusTag status={row.status} />,
  },
  {
    key: 'customerName',
    isOwner: true,
    title: t('invoice.field.customerName'),
    width: 240,
    sortable: true,
    text: (row) => row.customerName,
  },
  {
    key: 'invoiceDate',
    title: t('invoice.field.invoiceDate'),
    width: 115,
    sortable: true,
    text: (row) => row.invoiceDate,
  },
  moneyColumn(t, 'gross', { sortable: true }),
  { key: 'currency', title: t('invoice.field.currency'), width: 80, text: (row) => row.currency },
  moneyColumn(t, 'net'),
  moneyColumn(t, 'tax'),
  {
    key: 'invoiceType',
    title: t('invoice.field.invoiceType'),
    width: 150,
    text: (row) => labels.invoiceType(row.invoiceType),
  },
  {
    key: 'invoiceTitle',
    title: t('invoice.field.invoiceTitle'),
    width: 220,
    hidden: true,
    text: (row) => row.invoiceTitle,
  },
  {
    key: 'dutyNumber',
    title: t('invoice.field.dutyNumber'),
    width: 180,
    hidden: true,
    text: (row) => row.dutyNumber,
  },
  {
    key: 'recPay',
    title: t('invoice.field.recPay'),
    width: 90,
    text: (row) => recPayLabel(row.recPay),
  },
  {
    key: 'reason',
    title: t('invoice.field.reason'),
    width: 200,
    hidden: true,
    text: (row) => row.reason,
  },
  {
    key: 'remark',
    title: t('invoice.field.remark'),
    width: 200,
    text: (row) => row.remark,
  },
  {
    key: 'createTime',
    title: t('invoice.field.createTime'),
    width: 170,
    sortable: true,
    hidden: true,
    text: (row) => row.createTime,
  },
]
