import type { Payment } from '@yuncang/shared/nouns/payment/record'
import { paymentStatuses } from '@yuncang/shared/nouns/payment/rules'
import type { TFunction } from 'i18next'
import { money } from '../../lib/money.ts'
import { moneyTotal } from '../../records/prices/money-total.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { kindLabel, PaymentStatusTag, sourceLabel, stateLabel } from './status.tsx'

type Money = 'amount' | 'writtenOff' | 'rest'

const isLive = ({ status }: Payment): boolean => status !== paymentStatuses.voided

const moneyColumn = (t: TFunction, key: Money, more: object = {}): GridColumn<Payment> => ({
  key,
  title: t(`payment.field.${key}`),
  width: 130,
  align: 'end',
  text: (row) => money(row[key], row.currency),
  total: (rows) => moneyTotal(rows.filter(isLive), key),
  ...more,
})

const textColumn = (
  t: TFunction,
  key: 'customerName' | 'payerName' | 'reference' | 'bankAccount' | 'remark' | 'currency',
  width: number,
  more: object = {},
): GridColumn<Payment> => ({
  key,
  title: t(`payment.field.${key}`),
  width,
  text: (row) => row[key],
  ...more,
})

export const paymentColumns = (t: TFunction): GridColumn<Payment>[] => [
  {
    key: 'paymentNo',
    title: t('payment.field.paymentNo'),
    width: 160,
    pinned: 'start',
    text: (row) => row.paymentNo,
    render: (row) => <CodeText value={row.paymentNo} />,
  },
  {
    key: 'status',
    title: t('payment.field.status'),
    width: 110,
    isState: true,
    text: (row) => stateLabel(row),
    render: (row) => <PaymentStatusTag payment={row} />,
  },
  textColumn(t, 'customerName', 220, {
    isOwner: true,
    sortable: true,
    text: (row: Payment) => row.customerName || t('payment.unknownCustomer'),
  }),
  {
    key: 'payDate',
    title: t('payment.field.payDate'),
    width: 115,
    sortable: true,
    text: (row) => row.payDate,
  },
  moneyColumn(t, 'amount', { sortable: true }),
  textColumn(t, 'currency', 80),
  moneyColumn(t, 'writtenOff'),
  moneyColumn(t, 'rest', { sortable: true }),
  textColumn(t, 'payerName', 220),
  textColumn(t, 'reference', 170),
  textColumn(t, 'bankAccount', 170, { hidden: true }),
  {
    key: 'recPay',
    title: t('payment.field.recPay'),
    width: 90,
    text: (row) => kindLabel(row),
  },
  {
    key: 'source',
    title: t('payment.field.source'),
    width: 100,
    hidden: true,
    text: (row) => sourceLabel(row.source),
  },
  textColumn(t, 'remark', 240),
  {
    key: 'createTime',
    title: t('payment.field.createTime'),
    width: 170,
    sortable: true,
    hidden: true,
    text: (row) => row.createTime,
  },
]
