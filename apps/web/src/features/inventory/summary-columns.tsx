import type { LotSummary, LotTotals, SummaryKey } from '@yuncang/shared/nouns/inventory/contract'
import type { TFunction } from 'i18next'
import { grouped } from '../../lib/numbers.ts'
import { CodeText } from '../../ui/code-text.tsx'
import type { GridColumn } from '../../ui/grid/index.ts'
import { measureColumns } from './measure-columns.ts'

export type SummaryRow = LotSummary & { id: string }
type Column = GridColumn<SummaryRow>

export function summaryColumns(
  t: TFunction,
  by: SummaryKey,
  unitOf: (value: string) => string,
  totals: LotTotals | undefined,
): Column[] {
  const measures = measureColumns<SummaryRow>(t, unitOf, totals)
  const label: Column = {
    key: 'label',
    title: {
      customer: t('inventory.field.hqCustomerName'),
      bill: t('inventory.field.masterBillNo'),
      location: t('inventory.field.locationCode'),
    }[by],
    width: by === 'customer' ? 280 : 180,
    sortable: true,
    pinned: 'start',
    text: (row) => row.label,
    ...(by !== 'customer' && { render: (row) => <CodeText value={row.label} /> }),
  }
  const owner: Column = {
    key: 'hqCustomerName',
    title: t('inventory.field.hqCustomerName'),
    width: 220,
    text: (row) => row.hqCustomerName ?? t('inventory.owners', { count: row.customers }),
  }
  const bills: Column = {
    key: 'bills',
    title: t('inventory.field.bills'),
    width: 100,
    align: 'end',
    text: (row) => grouped(String(row.bills)),
  }
  return [
    label,
    ...(by === 'customer' ? [] : [owner]),
    ...(by === 'bill' ? [] : [bills]),
    {
      key: 'lots',
      title: t('inventory.field.lots'),
      width: 95,
      align: 'end',
      sortable: true,
      text: (row) => grouped(String(row.lots)),
      total: () => (totals ? grouped(String(totals.lots)) : ''),
    },
    measures.onHand,
    measures.reserved,
    measures.available,
    measures.unit,
    measures.pieces,
    { ...measures.net, sortable: true },
    { ...measures.pallets, hidden: true },
    { ...measures.gross, hidden: true },
    { ...measures.volume, hidden: true },
  ]
}
