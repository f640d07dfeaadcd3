import type { WorkbookColumn } from '@yuncang/shared/contracts/workbook'
import type { Worded } from '@yuncang/shared/messages/types'
import { bodyOf, type Layout } from './body.ts'
import { partOf } from './composite.ts'
import { textsAt, type Header } from './header.ts'
import { weightUnit, type Columns, type WeightUnit } from './headings.ts'
import type { Cell, Sheet, SheetRow } from './types.ts'
import { cellText, dateOfSerial, isBlankSign } from './values.ts'

export type { WeightUnit } from './headings.ts'

/** Of a remark a file may have several columns, and what it says is no figure. */
export const remarkKey: string = 'remark'

/** A record of the table: cells by column key, under the row number that the user sees. */
export type TableRow<K extends string> = { readonly number: number; cell(key: K): Cell }

/** A sum that stands in the table, with the records that it covers. */
export type TableTotal<K extends string> = {
  readonly row: TableRow<K>
  readonly kind: 'part' | 'all'
  readonly covers: readonly TableRow<K>[]
}

/** A column of the file as it was understood; no key for one that is not used. */
export type FileColumn<K extends string> = {
  readonly position: number
  readonly letter: string
  readonly heading: string
  readonly keys: readonly K[]
  readonly unit?: WeightUnit | undefined
}

export type Table<K extends string> = {
  readonly sheet: string
  readonly sheetIndex: number
  /** The number of the heading's last row, and of its first. */
  readonly headerRow: number
  readonly headerStart: number
  readonly columns: readonly FileColumn<K>[]
  readonly rows: readonly TableRow<K>[]
  readonly totals: readonly TableTotal<K>[]
  /** The letter over a column, 'C'; undefined when the file does not have it. */
  letterOf(key: K): string | undefined
  unitOf(key: K): WeightUnit
  /** What a column is called. */
  titleOf(key: K): Worded
}

/** What somebody has said of a file in place of what was found. */
export type Override = {
  readonly sheet?: number | undefined
  readonly headerRow?: number | undefined
  readonly columns?:
    | readonly { position: number; keys: readonly string[]; unit?: WeightUnit | undefined }[]
    | undefined
}

/** The table below a heading, whether or not it is complete. */
export async function tableAt<K extends string>(
  sheets: readonly Sheet[],
  header: Header<K>,
  columns: Columns<K>,
  override: Override,
): Promise<Table<K>> {
  const sheet = sheets[header.sheet]!
  const fileColumns = columnsOf(header, columns, override)
  const places = placesOf(fileColumns)
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const additive = new Set(
    fileColumns.flatMap(({ position, keys }) =>
      keys.some((key) => byKey.get(key)?.additive) ? [position] : [],
    ),
  )
  const used = fileColumns.filter(({ keys }) => keys.length > 0)
  const headings = headingsAt(header.rows)
  const layout: Layout = {
    positions: used.map(({ position }) => position),
    required: used.flatMap(({ position, keys }) =>
      keys.some((key) => byKey.get(key)?.required) ? [position] : [],
    ),
    additive: [...additive],
    remarks: used.flatMap(({ position, keys }) =>
      keys.some((key) => byKey.get(key)?.key === remarkKey) ? [position] : [],
    ),
    isHeading: (text, position) => headings[position]?.has(text.trim()) ?? false,
  }
  const headerRow = header.rows.at(-1)!.number
  const body = await bodyOf(
    sheet.rows.filter((row) => row.number > headerRow),
    layout,
  )
  const rowOf = (row: SheetRow): TableRow<K> => ({
    number: row.number,
    cell: (key) => valueOf(row, key, places.get(key) ?? [], byKey.get(key), { sheet, additive }),
  })
  const rows = body.records.map(rowOf)
  const columnOf = (key: K) => fileColumns.find(({ keys }) => keys.includes(key))
  return {
    sheet: sheet.name,
    sheetIndex: header.sheet,
    headerRow,
    headerStart: header.rows[0]!.number,
    columns: fileColumns,
    rows,
    totals: body.totals.map(({ row, kind, from, to }) => ({
      row: rowOf(row),
      kind,
      covers: rows.slice(from, to),
    })),
    letterOf: (key) => columnOf(key)?.letter,
    unitOf: (key) => columnOf(key)?.unit ?? 'kg',
    titleOf: (key) => byKey.get(key)?.title ?? { zh: key, en: key },
  }
}

/** The texts of a heading by position, as a printed page repeats them. */
function headingsAt(rows: readonly SheetRow[]): Set<string>[] {
  const width = Math.max(...rows.map((row) => row.cells.length))
  return Array.from(
    { length: width },
    (_, position) => new Set(textsAt(rows, position).map((text) => text.trim())),
  )
}

/** Every position of a heading with what it means here; of several weak claims on a key the first wins, a strong one always. */
function columnsOf<K extends string>(
  { rows, found }: Header<K>,
  columns: Columns<K>,
  { columns: asked }: Override,
): FileColumn<K>[] {
  const width = Math.max(...rows.map((row) => row.cells.length))
  const known = new Set<string>(columns.map(({ key }) => key))
  const strong = new Set([...found.values()].flatMap(({ keys, weak }) => (weak ? [] : keys)))
  const claimed = new Set<K>()
  return Array.from({ length: width }, (_, position) => {
    const texts = textsAt(rows, position)
    const heading = texts.join(' ')
    const meaning = found.get(position)
    const own = (meaning?.keys ?? []).filter(
      (key) => !meaning?.weak || (!strong.has(key) && !claimed.has(key)),
    )
    if (meaning?.weak) for (const key of own) claimed.add(key)
    const said = asked?.find((each) => each.position === position)
    // Only keys of these columns pass the filter.
    const keys = said ? (said.keys.filter((key) => known.has(key)) as K[]) : own
    const unit = said?.unit ?? weightUnit(heading)
    return { position, letter: columnLetter(position), heading, keys, unit }
  }).filter(({ heading, keys }) => heading !== '' || keys.length > 0)
}

/** Where the cells of a key stand: a position, and which part of its cells. */
type Place = { position: number; keys: readonly string[]; part: number }

function placesOf<K extends string>(columns: readonly FileColumn<K>[]): Map<K, Place[]> {
  const places = new Map<K, Place[]>()
  for (const { position, keys } of columns)
    for (const [part, key] of keys.entries())
      places.set(key, [...(places.get(key) ?? []), { position, keys, part }])
  return places
}

function valueOf(
  row: SheetRow,
  key: string,
  places: readonly Place[],
  column: WorkbookColumn | undefined,
  { sheet, additive }: { sheet: Sheet; additive: ReadonlySet<number> },
): Cell {
  const values = places.map(({ position, keys, part }): Cell => {
    const cell = row.cells[position] ?? null
    if (row.across?.includes(position)) return null
    // A weight that is merged over three rows is the weight of all three, said once.
    if (additive.has(position) && row.down?.includes(position)) return null
    if (isBlankSign(cell)) return null
    if (keys.length > 1) return partOf(cell, keys, part)
    if (column?.date && typeof cell === 'number') return dateOfSerial(cell, sheet.date1904 === true)
    return cell
  })
  const given = values.filter((value) => value !== null && cellText(value) !== '')
  if (given.length < 2) return given[0] ?? null
  return key === remarkKey ? [...new Set(given.map(cellText))].join('；') : given[0]!
}

/** 0 -> A, 25 -> Z, 26 -> AA */
export function columnLetter(position: number): string {
  const rest = position % 26
  const letter = String.fromCharCode(65 + rest)
  return position < 26 ? letter : columnLetter(Math.floor(position / 26) - 1) + letter
}
