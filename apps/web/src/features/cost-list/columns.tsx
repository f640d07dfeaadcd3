import type { TFunction } from 'i18next'
import { timeColumns } from '../../records/columns.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import type { CostListRow } from './row.ts'

export const costListColumns = (t: TFunction): GridColumn<CostListRow>[] => [
  {
    key: 'name',
    title: t('costList.field.name'),
    width: 220,
    sortable: true,
    pinned: 'start',
    text: (row) => row.name,
  },
  {
    key: 'status',
    title: t('costList.field.status'),
    width: 120,
    text: (row) => (row.status ? t('costList.enabled') : t('costList.disabled')),
    render: (row) =>
      row.status ? (
        <StatusTag tone="good" label={t('costList.enabled')} />
      ) : (
        <StatusTag tone="idle" label={t('costList.disabled')} />
      ),
  },
  {
    key: 'customerIds',
    title: t('costList.customerCount'),
    width: 120,
    align: 'end',
    text: (row) => String(row.customerIds.length),
  },
  ...timeColumns(t),
]
