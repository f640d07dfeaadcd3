import type { CostStandard } from '@yuncang/shared/nouns/cost-code/contract'
import type { TFunction } from 'i18next'
import { cellTitle } from '../../records/prices/cell-words.ts'
import { plainPrice, unitLabel } from '../../records/prices/figures.ts'
import { stopLine, Stops } from '../../records/prices/stop-words.tsx'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'

export const standardColumns = (
  t: TFunction,
  nameOf: (feeCode: string) => string,
): GridColumn<CostStandard>[] => [
  {
    key: 'feeName',
    title: t('costCode.field.feeName'),
    width: 180,
    pinned: 'start',
    text: (row) => nameOf(row.feeCode),
  },
  {
    key: 'price',
    title: cellTitle('price'),
    width: 120,
    align: 'end',
    sortable: true,
    text: (row) => plainPrice(row.price),
  },
  { key: 'currency', title: cellTitle('currency'), width: 90, text: (row) => row.currency },
  { key: 'unit', title: cellTitle('unit'), width: 120, text: (row) => unitLabel(row.unit) },
  {
    key: 'minCharge',
    title: cellTitle('minCharge'),
    width: 120,
    align: 'end',
    text: (row) => (row.minCharge === null ? '' : plainPrice(row.minCharge)),
  },
  {
    key: 'validFrom',
    title: t('costCode.field.period'),
    width: 210,
    sortable: true,
    text: (row) => `${row.validFrom} – ${row.validTo ?? t('costCode.openEnd')}`,
  },
  {
    key: 'state',
    title: t('costCode.field.state'),
    width: 260,
    isState: true,
    text: (row) => stopLine(t, row),
    render: (row) => <Stops line={row} />,
  },
  {
    key: 'feeCode',
    title: t('costCode.field.feeCode'),
    width: 120,
    sortable: true,
    text: (row) => row.feeCode,
    render: (row) => <CodeText value={row.feeCode} />,
  },
  {
    key: 'updateTime',
    title: t('record.updateTime'),
    width: 170,
    sortable: true,
    hidden: true,
    text: (row) => row.updateTime,
  },
]
