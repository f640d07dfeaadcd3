import type { WorkbookColumn } from '@yuncang/shared/kernel/workbook'
import { partOf } from './composite.ts'
import type { Fact } from './facts.ts'
import type { FileColumn } from './file-columns.ts'
import type { Columns } from './headings.ts'
import type { Layout } from './layout.ts'
import type { Cell, SheetRow } from './types.ts'
import type { WeightUnit } from './units.ts'
import { cellText, dateOfSerial, isBlankSign } from './values.ts'

/** Of a remark a file may have several columns, and what it says is no figure. */
export const remarkKey: string = 'remark'

/** A record of the table: cells by column key, under the row number that the user sees. */
export type TableRow<K extends string> = {
  readonly number: number
  cell(key: K): Cell
  unitOf(key: K): WeightUnit
  /** Whether its figure is merged into that of the row above. */
  isMergedInto(key: K): boolean
  /** Whether its figure was reckoned from that of one package. */
  isProduct(key: K): boolean
}

/** Where the cells of a key stand: a position, which part of its cells, and what is put before it. */
type Place = { position: number; keys: readonly string[]; part: number; label: string }

/** From where the values of a column are taken. */
type Source = {
  readonly column: WorkbookColumn
  readonly places: readonly Place[]
  readonly unit: WeightUnit
}

type SectionOf<K extends string> = {
  readonly columns: readonly FileColumn<K>[]
  readonly layout: Layout
}

/** Gives the rows of a section as records. */
export function rowReader<K extends string>(
  { columns: fileColumns, layout }: SectionOf<K>,
  columns: Columns<K>,
  date1904: boolean,
): (row: SheetRow) => TableRow<K> {
  const additive = new Set(layout.additive)
  const sources = new Map(
    columns.map((column): [K, Source] => {
      const places = fileColumns.flatMap(({ position, keys, heading, isLabelled }) => {
        const part = keys.indexOf(column.key)
        const label = isLabelled ? `${heading.replace(/[\s:：]+$/, '')}：` : ''
        return part < 0 ? [] : [{ position, keys, part, label }]
      })
      const unit = fileColumns.find(({ keys }) => keys.includes(column.key))?.unit ?? 'kg'
      return [column.key, { column, places, unit }]
    }),
  )
  return (row) => ({
    number: row.number,
    cell: (key) => {
      const source = sources.get(key)
      return source ? valueOf(row, source, { additive, date1904 }) : null
    },
    unitOf: (key) => sources.get(key)?.unit ?? 'kg',
    isMergedInto: (key) =>
      sources.get(key)?.places.some(({ position }) => row.down?.includes(position)) === true,
    isProduct: () => false,
  })
}

type SheetFacts = { readonly additive: ReadonlySet<number>; readonly date1904: boolean }

function valueOf(
  row: SheetRow,
  { column, places }: Source,
  { additive, date1904 }: SheetFacts,
): Cell {
  const values = places.map(({ position, keys, part, label }): Cell => {
    const cell = row.cells[position] ?? null
    if (row.across?.includes(position)) return null
    // A weight that is merged over three rows is the weight of all three, said once.
    if (additive.has(position) && row.down?.includes(position)) return null
    if (isBlankSign(cell)) return null
    if (keys.length > 1) return partOf(cell, keys, part)
    if (column.date) return dateOfSerial(cell, date1904)
    return label !== '' && cellText(cell) !== '' ? label + cellText(cell) : cell
  })
  const given = values.filter((value) => value !== null && cellText(value) !== '')
  if (given.length > 1 && column.key === remarkKey)
    return [...new Set(given.map(cellText))].join('；')
  return given[0] ?? null
}

/** The same, with what stands beside the table in place of what its columns leave open. */
export function withFacts<K extends string>(
  rowOf: (row: SheetRow) => TableRow<K>,
  facts: readonly Fact<K>[],
): (row: SheetRow) => TableRow<K> {
  if (facts.length === 0) return rowOf
  const cells = new Map(facts.map(({ key, cell }) => [key, cell]))
  return (sheetRow) => {
    const row = rowOf(sheetRow)
    return { ...row, cell: (key) => cells.get(key) ?? row.cell(key) }
  }
}

/** Whether no column of a section says this of any of its records. */
export const isOpen = <K extends string>(
  key: K,
  { columns }: Pick<SectionOf<K>, 'columns'>,
  records: readonly SheetRow[],
): boolean =>
  columns.every(
    ({ keys, position }) =>
      !keys.includes(key) || records.every(({ cells }) => cellText(cells[position] ?? null) === ''),
  )
