import type { InboundColumn } from '@yuncang/shared/contracts/inbound-workbook'
import { inTurns, turns } from '@yuncang/db/turns'
import { compare, sum } from '@yuncang/shared/domain/decimal'
import type { Table } from '../../../files/spreadsheet/table.ts'
import { cellInteger, cellWeight } from '../../../files/spreadsheet/values.ts'
import { containerOf } from './workbook-lines.ts'
import type { Issues, Row } from './workbook-rows.ts'

type Key = 'planPieces' | 'planNet' | 'planGross'
type Given = Key | 'containerPieces' | 'containerNet' | 'containerGross'

const sumColumns = {
  planPieces: 'containerPieces',
  planNet: 'containerNet',
  planGross: 'containerGross',
} as const satisfies Record<Key, Given>
// The keys of the table above.
const keys = Object.keys(sumColumns) as Key[]

/** Where a list says what a container holds in all, its goods must add up to it (decisions.md 41a). */
export async function checkSums(table: Table<InboundColumn>, issues: Issues): Promise<void> {
  const numbers = await inTurns(table.rows, containerOf)
  const boxes = Map.groupBy(table.rows, (_, index) => numbers[index]!)
  boxes.delete('')
  const turn = turns()
  for (const [no, rows] of boxes) {
    await turn()
    for (const key of keys) {
      const given = rows.find((row) => figureOf(table, row, sumColumns[key]) !== undefined)
      if (given) compareSum(table, issues, { no, rows, key, given, at: sumColumns[key] })
    }
  }
  for (const { row, kind, covers } of table.totals) {
    const [no = '', ...others] = new Set(covers.map(containerOf))
    if (kind !== 'part' || no === '' || others.length > 0) continue
    for (const key of keys)
      if (figureOf(table, row, key) !== undefined)
        compareSum(table, issues, { no, rows: covers, key, given: row, at: key })
  }
}

type Sum = { no: string; rows: readonly Row[]; key: Key; given: Row; at: Given }

function compareSum(
  table: Table<InboundColumn>,
  issues: Issues,
  { no, rows, key, given, at }: Sum,
): void {
  const figures = rows.map((row) => figureOf(table, row, key))
  // Not every line says it, or a cell is wrong and named already.
  if (!figures.some((figure) => figure !== undefined) || issues.hasIn(rows)) return
  const lines = sum(figures.map((figure) => figure ?? '0'))
  const said = figureOf(table, given, at) ?? '0'
  if (compare(lines, said) === 0) return
  const unit = key === 'planPieces' ? '' : ' kg'
  const name = issues.titleOf(key)
  issues.add(given.number, at, 'inboundOrder.containerSum', {
    no,
    name,
    said: said + unit,
    lines: lines + unit,
  })
}

/** Pieces or kilograms; undefined for nothing, and for what is no figure. */
function figureOf(table: Table<InboundColumn>, row: Row, key: Given): string | undefined {
  const cell = row.cell(key)
  if (key !== 'planPieces' && key !== 'containerPieces')
    return cellWeight(cell, table.unitOf(key)) ?? undefined
  const pieces = cellInteger(cell) ?? undefined
  return pieces === undefined ? undefined : String(pieces)
}
