import type { Customer } from '@yuncang/shared/contracts/customer'
import type { TFunction } from 'i18next'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/data-grid.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'

export const customerColumns = (
  t: TFunction,
  typeLabel: (value: string) => string,
): GridColumn<Customer>[] => [
  {
    key: 'customerName',
    title: t('customer.field.customerName'),
    width: 280,
    sortable: true,
    pinned: true,
    render: (row) => row.customerName + (row.isStop ? t('customer.stoppedMark') : ''),
  },
  {
    key: 'isStop',
    title: t('customer.field.isStop'),
    width: 110,
    render: (row) =>
      row.isStop ? (
        <StatusTag tone="idle" label={t('customer.state.stopped')} />
      ) : (
        <StatusTag tone="good" label={t('customer.state.active')} />
      ),
  },
  {
    key: 'customerCode',
    title: t('customer.field.customerCode'),
    width: 120,
    sortable: true,
    render: (row) => <CodeText value={row.customerCode} />,
  },
  {
    key: 'socialCreditCode',
    title: t('customer.field.socialCreditCode'),
    width: 200,
    render: (row) => <CodeText value={row.socialCreditCode} />,
  },
  {
    key: 'customerType',
    title: t('customer.field.customerType'),
    width: 150,
    render: (row) => row.customerType.map(typeLabel).join('、'),
  },
  { key: 'address', title: t('customer.field.address'), width: 150, render: (row) => row.address },
  {
    key: 'createTime',
    title: t('customer.field.createTime'),
    width: 170,
    sortable: true,
    render: (row) => row.createTime,
  },
]
