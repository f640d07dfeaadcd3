import type { InboundColumn } from '@yuncang/shared/nouns/inbound-order/workbook'
import type { TableRow } from '../../../files/spreadsheet/table-row.ts'
import { cellText } from '../../../files/spreadsheet/values.ts'
import type { Issues as IssuesOf } from '../../../kernel/import/service/kind.ts'

export type Row = TableRow<InboundColumn>
export type Issues = IssuesOf<InboundColumn>

/** Rows of one bill of lading, which are one order. */
export type Group = { readonly masterBillNo: string; readonly rows: [Row, ...Row[]] }

export const textOf = (row: Row, key: InboundColumn): string => cellText(row.cell(key))

/** A row of a group says something else than the first that said it. */
export function addDiffering(
  issues: Issues,
  { number }: Row,
  key: InboundColumn,
  first: { row: Row; value: string },
): void {
  const isOfContainer = key === 'containerSize' || key === 'sealNo'
  issues.add(number, key, 'cell.differsInGroup', {
    group: issues.titleOf(isOfContainer ? 'containerNo' : 'masterBillNo'),
    name: issues.titleOf(key),
    row: first.row.number,
    value: first.value,
  })
}
