import type { WorkbookColumn } from '@yuncang/shared/contracts/workbook'
import { AppError } from '@yuncang/shared/errors'
import { listed } from '@yuncang/shared/messages/listed'
import type { Reason } from '@yuncang/shared/messages/catalogue'
import type { Locale, Worded, WordedParams } from '@yuncang/shared/messages/types'
import { paramsIn } from '@yuncang/shared/messages/worded'
import { headerAt, headersIn, type Header } from './header.ts'
import { headingReader, type Columns } from './headings.ts'
import { remarkKey, tableAt, type Override, type Table } from './table.ts'
import type { Sheet } from './types.ts'
import { cellText, namesWeightUnit } from './values.ts'

/** Why a file cannot be taken, to be put into words for whoever reads it. */
export type Refused = { readonly reason: Reason; readonly params?: WordedParams }

/** A file as it was understood: its table, if it has one, and why that cannot be taken. */
export type Understood<K extends string> = {
  readonly table: Table<K> | undefined
  readonly refusal: Refused | undefined
}

/**
 * Finds the table of these columns: the sheet and the rows with most known headings, titles before it passed over, blank
 * rows, sums and notes left out, columns in any order. It is refused when there is none or more than one, when a
 * required column is missing or stands twice, or when a weight names no unit.
 */
export async function understand<K extends string>(
  sheets: readonly Sheet[],
  columns: Columns<K>,
  override: Override = {},
): Promise<Understood<K>> {
  const { header, rivals } = await headerOf(sheets, columns, override)
  if (!header) {
    const example = titlesOf(columns.filter((column) => column.required))
    return { table: undefined, refusal: { reason: 'spreadsheet.noHeader', params: { example } } }
  }
  const tableOf = (each: Header<K>) => tableAt(sheets, each, columns, override)
  const own = await tableOf(header)
  const others = (await Promise.all(rivals.map(tableOf))).filter((each) =>
    isOther(each, own, columns),
  )
  if (own.rows.length === 0 && others[0])
    return { table: others[0], refusal: flawOf(others[0], columns) }
  if (others.length > 0) {
    const names = listedIn([own, ...others].map(({ sheet }) => ({ zh: sheet, en: sheet })))
    return { table: own, refusal: { reason: 'spreadsheet.severalTables', params: { names } } }
  }
  const empty = { reason: 'spreadsheet.noRows' } as const
  return {
    table: own,
    refusal: flawOf(own, columns) ?? (own.rows.length === 0 ? empty : undefined),
  }
}

export const refusedIn = (locale: Locale, { reason, params = {} }: Refused): AppError =>
  new AppError(reason, { params: paramsIn(locale, params) })

/** The table of a file. Throws why there is none that can be taken. */
export async function findTable<K extends string>(
  sheets: readonly Sheet[],
  columns: Columns<K>,
  locale: Locale,
): Promise<Table<K>> {
  const { table, refusal } = await understand(sheets, columns)
  if (refusal) throw refusedIn(locale, refusal)
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
async function headerOf<K extends string>(
  sheets: readonly Sheet[],
  columns: Columns<K>,
  { sheet, headerRow }: Override,
): Promise<{
  header: (Header<K> & { score?: number }) | undefined
  rivals: (Header<K> & { score: number })[]
}> {
  const read = headingReader(columns)
  if (sheet !== undefined && headerRow !== undefined)
    return { header: headerAt(sheets, sheet, headerRow, read), rivals: [] }
  const headers = await headersIn(sheets, read)
  const all = headers.filter((each) => sheet === undefined || each.sheet === sheet)
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

const listedIn = (names: readonly Worded[]): Worded => ({
  zh: listed(
    'zh',
    names.map(({ zh }) => zh),
  ),
  en: listed(
    'en',
    names.map(({ en }) => en),
  ),
})

const titlesOf = (columns: readonly WorkbookColumn[]): Worded =>
  listedIn(columns.map(({ title }) => title))

/** Why a table cannot be taken as it stands. */
function flawOf<K extends string>(table: Table<K>, columns: Columns<K>): Refused | undefined {
  const placesFor = (key: K) => table.columns.filter(({ keys }) => keys.includes(key))
  const missing = columns.filter(({ key, required }) => required && placesFor(key).length === 0)
  if (missing.length > 0) {
    return { reason: 'spreadsheet.missingColumn', params: { names: titlesOf(missing) } }
  }
  for (const column of columns) {
    const places = placesFor(column.key)
    if (places.length > 1 && column.key !== remarkKey) {
      const letters = listedIn(places.map(({ letter }) => ({ zh: letter, en: letter })))
      return { reason: 'spreadsheet.doubleColumn', params: { name: column.title, letters } }
    }
    const [place] = places
    if (column.unit && place && !place.unit && !isNamedInCells(table, column.key))
      return { reason: 'spreadsheet.noUnit', params: { name: place.heading } }
  }
  return undefined
}

/** Every weight of the column says its unit itself: 25.5吨. */
function isNamedInCells<K extends string>({ rows }: Table<K>, key: K): boolean {
  const given = rows.map((row) => row.cell(key)).filter((cell) => cellText(cell) !== '')
  return given.length > 0 && given.every(namesWeightUnit)
}
