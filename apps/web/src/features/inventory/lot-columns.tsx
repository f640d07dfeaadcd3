import type { Lot, LotTotals } from '@yuncang/shared/nouns/inventory/contract'
import type { InventoryExportKey } from '@yuncang/shared/nouns/inventory/export'
import { productStatuses } from '@yuncang/shared/nouns/inventory/rules'
import type { TFunction } from 'i18next'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { StatusTag } from '../../ui/status-tag.tsx'
import { measureColumns } from './measure-columns.ts'

type LabelOf = (value: string) => string
export type LotLabels = { condition: LabelOf; unit: LabelOf; yesNo: LabelOf }
/** The server can write every column of the list. */
type Column = GridColumn<Lot> & { key: InventoryExportKey }

export function Condition({ value, labelOf }: { value: string; labelOf: LabelOf }) {
  const tone = value === productStatuses.good ? 'good' : 'bad'
  return <StatusTag tone={tone} label={labelOf(value)} />
}

export function lotColumns(
  t: TFunction,
  labels: LotLabels,
  totals: LotTotals | undefined,
): Column[] {
  const measures = measureColumns<Lot>(t, labels.unit, totals)
  const plain = (
    key: InventoryExportKey & keyof Lot,
    width: number,
    more: Partial<Column> = {},
  ) => ({
    key,
    title: t(`inventory.field.${key}`),
    width,
    text: (row: Lot) => String(row[key] ?? ''),
    ...more,
  })
  const code = (key: InventoryExportKey & keyof Lot, width: number, more: Partial<Column> = {}) =>
    plain(key, width, { render: (row) => <CodeText value={String(row[key] ?? '')} />, ...more })
  return [
    code('lotNo', 180, { sortable: true, pinned: 'start' }),
    code('masterBillNo', 155, { sortable: true }),
    plain('hqCustomerName', 200, { sortable: true, isOwner: true }),
    plain('productName', 150, { sortable: true }),
    { ...measures.onHand, sortable: true },
    measures.reserved,
    measures.available,
    measures.unit,
    measures.pieces,
    { ...measures.net, sortable: true },
    code('locationCode', 120, { sortable: true }),
    {
      ...plain('productStatus', 100),
      text: (row) => labels.condition(row.productStatus),
      render: (row) => <Condition value={row.productStatus} labelOf={labels.condition} />,
    },
    code('containerNo', 140),
    plain('inDate', 120, { sortable: true }),
    plain('ageDays', 110, { align: 'end' }),
    plain('brandName', 120, { hidden: true }),
    plain('batchNo', 120, { hidden: true }),
    plain('productCode', 120, { hidden: true }),
    {
      ...plain('bondedFlag', 80, { hidden: true }),
      text: (row) => labels.yesNo(String(row.bondedFlag)),
    },
    { ...measures.pallets, hidden: true },
    { ...measures.gross, hidden: true },
    { ...measures.volume, hidden: true },
    code('sourceNo', 160, { hidden: true }),
    plain('createTime', 170, { sortable: true, hidden: true }),
  ]
}
