import type { Customer } from '@yuncang/shared/nouns/customer/contract'
import type { CustomerExportKey } from '@yuncang/shared/nouns/customer/export'
import type { TFunction } from 'i18next'
import { listed } from '../../lib/language.ts'
import { grouped } from '../../lib/numbers.ts'
import { StopState } from '../../records/list/columns.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'

/** The server can write every column of the list. */
type Column = GridColumn<Customer> & { key: CustomerExportKey }

export const customerColumns = (t: TFunction, typeLabel: (value: string) => string): Column[] => [
  {
    key: 'customerName',
    title: t('customer.field.customerName'),
    width: 280,
    sortable: true,
    pinned: 'start',
    text: (row) => row.customerName + (row.isStop ? t('record.stoppedMark') : ''),
  },
  {
    key: 'isStop',
    title: t('customer.field.isStop'),
    width: 90,
    text: (row) => (row.isStop ? t('record.state.stopped') : t('record.state.active')),
    isState: true,
    render: (row) => <StopState t={t} isStopped={row.isStop === 1} />,
  },
  {
    key: 'customerCode',
    title: t('customer.field.customerCode'),
    width: 110,
    sortable: true,
    text: (row) => row.customerCode,
    render: (row) => <CodeText value={row.customerCode} />,
  },
  {
    key: 'socialCreditCode',
    title: t('customer.field.socialCreditCode'),
    width: 180,
    text: (row) => row.socialCreditCode,
    render: (row) => <CodeText value={row.socialCreditCode} />,
  },
  {
    key: 'customerType',
    title: t('customer.field.customerType'),
    width: 130,
    text: (row) => listed(row.customerType.map(typeLabel)),
  },
  plain('shortName', t('customer.field.shortName'), 140),
  plain('enName', t('customer.field.enName'), 200),
  plain('customsEtpsNo', t('customer.field.customsEtpsNo'), 130),
  plain('dutyNumber', t('customer.field.dutyNumber'), 180),
  {
    key: 'address',
    title: t('customer.field.address'),
    width: 150,
    text: (row) => row.address,
  },
  plain('level', t('customer.field.level'), 110),
  {
    key: 'creditLimit',
    title: t('customer.field.creditLimit'),
    width: 150,
    align: 'end',
    hidden: true,
    text: (row) => (row.creditLimit === null ? '' : grouped(row.creditLimit)),
  },
  {
    key: 'creditDays',
    title: t('customer.field.creditDays'),
    width: 110,
    align: 'end',
    hidden: true,
    text: (row) => (row.creditDays === null ? '' : String(row.creditDays)),
  },
  {
    key: 'createTime',
    title: t('customer.field.createTime'),
    width: 170,
    sortable: true,
    text: (row) => row.createTime,
  },
  {
    key: 'updateTime',
    title: t('customer.field.updateTime'),
    width: 170,
    sortable: true,
    hidden: true,
    text: (row) => row.updateTime,
  },
]

type Text = 'shortName' | 'enName' | 'customsEtpsNo' | 'dutyNumber' | 'level'

/** A field of text that few look at: hidden at first. */
const plain = (key: Text, title: string, width: number): Column => ({
  key,
  title,
  width,
  hidden: true,
  text: (row) => row[key],
})
