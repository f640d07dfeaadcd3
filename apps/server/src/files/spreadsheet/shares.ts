import { fromScaled, isDecimal, toScaled } from '@yuncang/shared/kernel/decimal'
import type { WorkbookColumn } from '@yuncang/shared/kernel/workbook'
import type { Columns } from './headings.ts'
import type { TableRow } from './table-row.ts'
import type { Cell } from './types.ts'
import { cellDecimal, cellWeight } from './values.ts'

/**
 * Weights that are merged over several lines belong to the lines together: each gets its share, by pieces or by what
 * the column names, in grams that add up to the whole. Where a line does not say by how much it shares, nothing is
 * split, and the lines lack their weight.
 */
export function withShares<K extends string>(
  rows: readonly TableRow<K>[],
  columns: Columns<K>,
): readonly TableRow<K>[] {
  let shared = rows
  for (const column of columns)
    if (column.sharedBy !== undefined) shared = sharesIn(shared, column, columns)
  return shared
}

function sharesIn<K extends string>(
  rows: readonly TableRow<K>[],
  { key, sharedBy }: WorkbookColumn & { readonly key: K },
  columns: Columns<K>,
): readonly TableRow<K>[] {
  const by = columns.find((column) => column.key === sharedBy)
  if (!by) return rows
  const result = [...rows]
  for (let end = rows.length; end > 0;) {
    let first = end - 1
    while (first > 0 && rows[first]?.isMergedInto(key) === true) first -= 1
    if (end - first > 1) {
      const lines = rows.slice(first, end)
      const cells = splitOf(lines, key, by)
      for (const [index, cell] of (cells ?? []).entries()) {
        const row = lines[index]
        if (row)
          result[first + index] = {
            ...row,
            cell: (asked) => (asked === key ? cell : row.cell(asked)),
          }
      }
    }
    end = first
  }
  return result
}

/** A figure in thousandths; undefined for what is none. */
function thousandths<K extends string>(
  row: TableRow<K>,
  { key, measure }: WorkbookColumn & { readonly key: K },
): bigint | undefined {
  const cell = row.cell(key)
  const figure = measure === 'weight' ? cellWeight(cell, row.unitOf(key)) : cellDecimal(cell)
  return typeof figure === 'string' && isDecimal(figure, 'kg')
    ? BigInt(toScaled(figure, 'kg'))
    : undefined
}

function splitOf<K extends string>(
  lines: readonly TableRow<K>[],
  key: K,
  by: WorkbookColumn & { readonly key: K },
): Cell[] | undefined {
  const [first] = lines
  const whole = first && thousandths(first, { ...by, key, measure: 'weight' })
  const parts = lines.map((row) => thousandths(row, by) ?? 0n)
  const all = parts.reduce((sum, part) => sum + part, 0n)
  if (whole === undefined || parts.some((part) => part <= 0n)) return undefined
  let before = 0n
  let given = 0n
  return parts.map((part) => {
    before += part
    // Rounded up to here, so that the shares add up to the whole.
    const upTo = (whole * before * 2n + all) / (all * 2n)
    const share = upTo - given
    given = upTo
    return `${fromScaled(Number(share), 'kg')} kg`
  })
}
