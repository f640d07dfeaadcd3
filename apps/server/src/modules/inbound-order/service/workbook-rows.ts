import type { InboundColumn } from '@yuncang/shared/nouns/inbound-order/workbook'
import { readContainerSize } from '@yuncang/shared/validate/container-size'
import type { TableRow } from '../../../files/spreadsheet/table-row.ts'
import { cellText } from '../../../files/spreadsheet/values.ts'
import type { Issues as IssuesOf } from '../../../kernel/import/service/kind.ts'

export type Row = TableRow<InboundColumn>
export type Issues = IssuesOf<InboundColumn>

/** Rows of one bill of lading, which are one order. */
export type Group = { readonly masterBillNo: string; readonly rows: [Row, ...Row[]] }

export const textOf = (row: Row, key: InboundColumn): string => cellText(row.cell(key))

/** 无 is how a clerk says that there is none. */
export const withoutNone = (text: string): string =>
  /^(无|没有|none|n\/a)$/i.test(text) ? '' : text

/** The size of the container as the row writes it, with the kind where that stands in a column of its own: 40 HC. */
export const sizeOf = (row: Row): string =>
  readContainerSize(
    [textOf(row, 'containerSize'), textOf(row, 'containerKind')].map(withoutNone).join(' ').trim(),
  )

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
