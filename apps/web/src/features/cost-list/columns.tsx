import type { TFunction } from 'i18next'
import { timeColumns } from '../../records/list/columns.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import type { CostListRow } from './row.ts'
import { CostListState } from './status.tsx'

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
    isState: true,
    render: (row) => <CostListState status={row.status} />,
  },
  {
    key: 'customerIds',
    title: t('costList.customerCount'),
    width: 120,
    align: 'end',
    text: (row) => String(row.customerIds.length),
  },
  {
    key: 'rules',
    title: t('costList.rule.all'),
    width: 110,
    align: 'end',
    text: (row) => String(row.rules.length),
  },
  ...timeColumns(t),
]
