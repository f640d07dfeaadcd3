import { add } from '@yuncang/shared/kernel/decimal'
import type { TFunction } from 'i18next'
import { timeColumns } from '../../records/list/columns.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { monthText, type Rate } from './row.ts'

export const rateColumns = (
  t: TFunction,
  currencyOf: (value: string) => string,
): GridColumn<Rate>[] => [
  {
    key: 'month',
    title: t('fxRate.field.month'),
    width: 108,
    sortable: true,
    pinned: 'start',
    text: (row) => monthText(row.month),
  },
  {
    key: 'currency',
    title: t('fxRate.field.currency'),
    width: 124,
    sortable: true,
    text: (row) => currencyOf(row.currency),
  },
  {
    key: 'rate',
    title: t('fxRate.field.rate'),
    width: 132,
    align: 'end',
    text: (row) => add(row.rate, '0'),
  },
  ...timeColumns(t),
]
