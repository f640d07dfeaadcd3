import type { WorkbookColumn } from '@yuncang/shared/contracts/workbook'
import { AppError } from '@yuncang/shared/errors'
import { listed } from '@yuncang/shared/messages/listed'
import type { Locale } from '@yuncang/shared/messages/types'
import { bodyOf, type Layout } from './body.ts'
import { partOf } from './composite.ts'
import { headerAt, headersIn, textsAt, type Header } from './header.ts'
import { headingReader, weightUnit, type Columns, type WeightUnit } from './headings.ts'
import type { Cell, Sheet, SheetRow } from './types.ts'
import { cellText, dateOfSerial, isBlankSign, namesWeightUnit } from './values.ts'

export type { WeightUnit } from './headings.ts'

/** Of a remark a file may have several columns, and what it says is no figure. */
const remarkKey: string = 'remark'

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
  /** What a column is called in the caller's language. */
  titleOf(key: K): string
}

/** What somebody has said of a file in place of what was found. */
export type Override = {
  readonly sheet?: number | undefined
  readonly headerRow?: number | undefined
  readonly columns?:
    | readonly { position: number; keys: readonly string[]; unit?: WeightUnit | undefined }[]
    | undefined
}

/** A file as it was understood: its table, if it has one, and why that cannot be taken. */
export type Understood<K extends string> = {
  readonly table: Table<K> | undefined
  readonly refusal: AppError | undefined
}

/**
 * Finds the table of these columns: the sheet and the rows with most known headings, titles before it passed over, blank
 * rows, sums and notes left out, columns in any order. It is refused when there is none or more than one, when a
 * required column is missing or stands twice, or when a weight names no unit; columns are called by their titles in the
 * caller's language.
 */
export async function understand<K extends string>(
  sheets: readonly Sheet[],
  columns: Columns<K>,
  locale: Locale,
  override: Override = {},
): Promise<Understood<K>> {
  const { header, rivals } = headerOf(sheets, columns, override)
  if (!header) {
    const example = titlesOf(
      columns.filter((column) => column.required),
      locale,
    )
    return {
      table: undefined,
      refusal: new AppError('spreadsheet.noHeader', { params: { example } }),
    }
  }
  const tableOf = (each: Header<K>) => tableAt(sheets, each, columns, locale, override)
  const own = await tableOf(header)
  const others = (await Promise.all(rivals.map(tableOf))).filter((each) =>
    isOther(each, own, columns),
  )
  if (own.rows.length === 0 && others[0])
    return { table: others[0], refusal: flawOf(others[0], columns, locale) }
  if (others.length > 0) {
    const names = listed(
      locale,
      [own, ...others].map((each) => each.sheet),
    )
    const refusal = new AppError('spreadsheet.severalTables', { params: { names } })
    return { table: own, refusal }
  }
  const empty = own.rows.length === 0 ? new AppError('spreadsheet.noRows') : undefined
  return { table: own, refusal: flawOf(own, columns, locale) ?? empty }
}

/** The table of a file. Throws why there is none that can be taken. */
export async function findTable<K extends string>(
  sheets: readonly Sheet[],
  columns: Columns<K>,
  locale: Locale,
): Promise<Table<K>> {
  const { table, refusal } = await understand(sheets, columns, locale)
  if (refusal) throw refusal
  // Without a table there is a refusal.
  return table!
}

/** Another sheet's records that this one does not hold as well. */
function isOther<K extends string>(one: Table<K>, own: Table<K>, columns: Columns<K>): boolean {
  const textOf = ({ rows }: Table<K>) =>
    rows.map((row) => columns.map(({ key }) => cellText(row.cell(key))).join('\t')).join('\n')
  return one.rows.length > 0 && textOf(one) !== textOf(own)
}

/** The heading that is taken, complete or not; undefined when no sheet has one. */
function headerOf<K extends string>(
  sheets: readonly Sheet[],
  columns: Columns<K>,
  { sheet, headerRow }: Override,
): {
  header: (Header<K> & { score?: number }) | undefined
  rivals: (Header<K> & { score: number })[]
} {
  const read = headingReader(columns)
  if (sheet !== undefined && headerRow !== undefined)
    return { header: headerAt(sheets, sheet, headerRow, read), rivals: [] }
  const all = headersIn(sheets, read).filter((each) => sheet === undefined || each.sheet === sheet)
  const isVisible = (each: Header<K>) => sheets[each.sheet]!.hidden !== true
  const visible = all.filter(isVisible)
  const best = (some: typeof all) =>
    some.reduce<(typeof all)[number] | undefined>(
      (chosen, each) => (each.score > (chosen?.score ?? 0) ? each : chosen),
      undefined,
    )
  const covers = (each: Header<K> | undefined) =>
    each !== undefined &&
    columns.every(
      ({ key, required }) =>
        !required || [...each.found.values()].some((m) => m.keys.includes(key)),
    )
  const seen = best(visible)
  const hidden = best(all)
  // A hidden sheet is only taken when no visible one holds the table.
  const header = covers(seen) || !covers(hidden) ? (seen ?? hidden) : hidden
  const rivals =
    header && isVisible(header) ? visible.filter((each) => each !== header && covers(each)) : []
  return { header, rivals }
}

/** The table below a heading, whether or not it is complete. */
async function tableAt<K extends string>(
  sheets: readonly Sheet[],
  header: Header<K>,
  columns: Columns<K>,
  locale: Locale,
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
    titleOf: (key) => byKey.get(key)?.title[locale] ?? key,
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

const titlesOf = (columns: readonly WorkbookColumn[], locale: Locale) =>
  listed(
    locale,
    columns.map((column) => column.title[locale]),
  )

/** Why a table cannot be taken as it stands. */
function flawOf<K extends string>(
  table: Table<K>,
  columns: Columns<K>,
  locale: Locale,
): AppError | undefined {
  const placesFor = (key: K) => table.columns.filter(({ keys }) => keys.includes(key))
  const missing = columns.filter(({ key, required }) => required && placesFor(key).length === 0)
  if (missing.length > 0) {
    const names = titlesOf(missing, locale)
    return new AppError('spreadsheet.missingColumn', { params: { names } })
  }
  for (const column of columns) {
    const places = placesFor(column.key)
    if (places.length > 1 && column.key !== remarkKey) {
      const letters = listed(
        locale,
        places.map(({ letter }) => letter),
      )
      const params = { name: column.title[locale], letters }
      return new AppError('spreadsheet.doubleColumn', { params })
    }
    const [place] = places
    if (column.unit && place && !place.unit && !isNamedInCells(table, column.key))
      return new AppError('spreadsheet.noUnit', { params: { name: place.heading } })
  }
  return undefined
}

/** Every weight of the column says its unit itself: 25.5吨. */
function isNamedInCells<K extends string>({ rows }: Table<K>, key: K): boolean {
  const given = rows.map((row) => row.cell(key)).filter((cell) => cellText(cell) !== '')
  return given.length > 0 && given.every(namesWeightUnit)
}

/** 0 -> A, 25 -> Z, 26 -> AA */
export function columnLetter(position: number): string {
  const rest = position % 26
  const letter = String.fromCharCode(65 + rest)
  return position < 26 ? letter : columnLetter(Math.floor(position / 26) - 1) + letter
}
