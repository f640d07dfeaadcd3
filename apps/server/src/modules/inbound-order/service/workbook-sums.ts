import { grouped } from '@yuncang/shared/kernel/grouped'
import type { InboundColumn } from '@yuncang/shared/nouns/inbound-order/workbook'
import { mapWithYields, eventLoopYielder } from '@yuncang/db/event-loop'
import { compare, sum } from '@yuncang/shared/kernel/decimal'
import type { Table } from '../../../files/spreadsheet/table.ts'
import { cellInteger, cellWeight } from '../../../files/spreadsheet/values.ts'
import { containerOf } from './workbook-lines.ts'
import type { Issues, Row } from './workbook-rows.ts'

export type SumKey = 'planPieces' | 'planNet' | 'planGross'
type Given = SumKey | 'containerPieces' | 'containerNet' | 'containerGross'

const sumColumns = {
  planPieces: 'containerPieces',
  planNet: 'containerNet',
  planGross: 'containerGross',
} as const satisfies Record<SumKey, Given>
// The keys of the table above.
export const sumKeys = Object.keys(sumColumns) as SumKey[]

/**
 * Where a list says what a container holds in all, its goods must add up to it
 * (docs/domain/files.md#workbook-of-inbound-orders).
 */
export async function checkSums(table: Table<InboundColumn>, issues: Issues): Promise<void> {
  const lines = await mapWithYields(table.rows, (row) => ({ row, no: containerOf(row) }))
  const boxes = Map.groupBy(lines, ({ no }) => no)
  boxes.delete('')
  const yieldToEventLoop = eventLoopYielder()
  for (const [no, box] of boxes) {
    await yieldToEventLoop()
    const rows = box.map(({ row }) => row)
    for (const key of sumKeys) {
      const given = rows.find((row) => figureOf(row, sumColumns[key]) !== undefined)
      if (given) compareSum(issues, { no, rows, key, given, at: sumColumns[key] })
    }
  }
}

type Sum = { no: string; rows: readonly Row[]; key: SumKey; given: Row; at: Given }

function compareSum(issues: Issues, { no, rows, key, given, at }: Sum): void {
  const figures = rows.map((row) => figureOf(row, key))
  // Not every line says it, or a cell is wrong and named already.
  if (!figures.some((figure) => figure !== undefined) || issues.hasIn(rows)) return
  const lines = sum(figures.map((figure) => figure ?? '0'))
  const said = figureOf(given, at) ?? '0'
  if (compare(lines, said) === 0) return
  const unit = unitOfSum(key)
  const name = issues.titleOf(key)
  issues.add(given.number, at, 'inboundOrder.containerSum', {
    no,
    name,
    said: grouped(said) + unit,
    lines: grouped(lines) + unit,
  })
}

export const unitOfSum = (key: SumKey): string => (key === 'planPieces' ? '' : ' kg')

/** Pieces or kilograms; undefined for nothing, and for what is no figure. */
export function figureOf(row: Row, key: Given): string | undefined {
  const cell = row.cell(key)
  if (key !== 'planPieces' && key !== 'containerPieces')
    return cellWeight(cell, row.unitOf(key)) ?? undefined
  const pieces = cellInteger(cell) ?? undefined
  return pieces === undefined ? undefined : String(pieces)
}
