import type { FileColumn } from './file-columns.ts'
import type { Columns } from './headings.ts'
import { hasFigure, isSet } from './layout.ts'
import type { SheetRow } from './types.ts'
import { cellText, isBlankSign } from './values.ts'

/**
 * The columns below a heading. Two that are called equally well what a key asks for, 数量 and 数量, both have it, and
 * somebody has to say which one is meant, unless the second says nothing, or the same as the first in every record.
 */
export const withRivals = <K extends string>(
  fileColumns: readonly FileColumn<K>[],
  columns: Columns<K>,
  records: readonly SheetRow[],
): FileColumn<K>[] =>
  fileColumns.map(({ claimed, ...column }) => {
    if (!claimed) return column
    const isRival = (key: K) => {
      const first = fileColumns.find(({ keys }) => keys.includes(key))
      const isFigure = columns.some((each) => each.key === key && each.measure !== undefined)
      const { position } = column
      const says = (row: SheetRow) =>
        isFilled(row, position) && (!isFigure || hasFigure(row, position))
      if (!first || !records.some(says)) return false
      const isSame = (row: SheetRow) => textAt(row, first.position) === textAt(row, position)
      return first.unit !== column.unit || !records.every(isSame)
    }
    return { ...column, keys: claimed.filter((key) => column.keys.includes(key) || isRival(key)) }
  })

const isFilled = (row: SheetRow, position: number): boolean =>
  isSet(row, position) && !isBlankSign(row.cells[position] ?? null)

const textAt = (row: SheetRow, position: number): string =>
  isFilled(row, position) ? cellText(row.cells[position] ?? null) : ''
