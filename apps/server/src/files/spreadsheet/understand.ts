import type { WorkbookColumn } from '@yuncang/shared/kernel/workbook'
import { AppError } from '@yuncang/shared/errors'
import type { Reason } from '@yuncang/shared/messages'
import type { Locale, Worded, WordedParams } from '@yuncang/shared/kernel/messages/types'
import { paramsIn } from '@yuncang/shared/kernel/messages/worded'
import type { Override } from './file-columns.ts'
import { covers, headerAt, headersIn, mostOf, type Header } from './header-search.ts'
import { headingReader, type Columns, type HeadingReader } from './headings.ts'
import { tableAt, type Table, type TableSection } from './table.ts'
import { perPackageIn } from './per-package.ts'
import { missingOf } from './required.ts'
import { remarkKey } from './table-row.ts'
import type { Sheet } from './types.ts'
import { cellText, namesWeightUnit } from './values.ts'
import { wordedList } from './worded-list.ts'

/** Why a file cannot be taken, to be put into words for whoever reads it. */
export type Refused = { readonly reason: Reason; readonly params?: WordedParams }

/** A file as it was understood: its table, if it has one, and why that cannot be taken. */
export type Understood<K extends string> =
  | { readonly table: Table<K>; readonly refusal: Refused | undefined }
  | { readonly table: undefined; readonly refusal: Refused }

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
  const read = headingReader(columns)
  const { header, rivals } = await headerOf(sheets, columns, override, read)
  if (!header) {
    const example = titlesOf(columns.filter((column) => column.required))
    const names = wordedList(sheets.map(({ name }) => ({ zh: name, en: name })))
    const params = { example, sheets: names }
    return { table: undefined, refusal: { reason: 'spreadsheet.noHeader', params } }
  }
  const tableOf = (each: Header<K>) => tableAt(each, columns, override, read)
  const own = await tableOf(header)
  const others = (await Promise.all(rivals.map(tableOf))).filter((each) =>
    isOther(each, own, columns),
  )
  if (own.rows.length === 0 && others[0])
    return { table: others[0], refusal: flawOf(others[0], columns) }
  if (others.length > 0) {
    const names = wordedList([own, ...others].map(({ sheet }) => ({ zh: sheet, en: sheet })))
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
  if (!table) throw refusedIn(locale, refusal)
  if (refusal) throw refusedIn(locale, refusal)
  return table
}

/** Another sheet's records that this one does not hold as well. */
function isOther<K extends string>(one: Table<K>, own: Table<K>, columns: Columns<K>): boolean {
  const textOf = ({ rows }: Table<K>) =>
    rows.map((row) => columns.map(({ key }) => cellText(row.cell(key))).join('\t')).join('\n')
  return one.rows.length > 0 && textOf(one) !== textOf(own)
}

/** The heading that is taken, complete or not, and the others that could be; undefined when no sheet has one. */
async function headerOf<K extends string>(
  sheets: readonly Sheet[],
  columns: Columns<K>,
  { sheet: sheetIndex, headerRow }: Override,
  read: HeadingReader<K>,
): Promise<{ header: Header<K> | undefined; rivals: Header<K>[] }> {
  if (sheetIndex !== undefined && headerRow !== undefined)
    return { header: headerAt(sheets, { sheetIndex, headerRow }, columns, read), rivals: [] }
  const headers = await headersIn(sheets, columns, read)
  const all = headers.filter((each) => sheetIndex === undefined || each.sheetIndex === sheetIndex)
  const isVisible = (each: Header<K>) => each.sheet.hidden !== true
  const isComplete = (each: Header<K> | undefined) => each !== undefined && covers(each, columns)
  const visible = all.filter(isVisible)
  const best = (some: Header<K>[]) => mostOf(some.filter(isComplete)) ?? mostOf(some)
  const seen = best(visible)
  const hidden = best(all)
  // A hidden sheet is only taken when no visible one holds the table.
  const header = isComplete(seen) || !isComplete(hidden) ? (seen ?? hidden) : hidden
  const rivals =
    header && isVisible(header) ? visible.filter((each) => each !== header && isComplete(each)) : []
  return { header, rivals }
}

const titlesOf = (columns: readonly WorkbookColumn[]): Worded =>
  wordedList(columns.map(({ title }) => title))

/** Why a table cannot be taken as it stands. */
function flawOf<K extends string>(table: Table<K>, columns: Columns<K>): Refused | undefined {
  const isThere = (key: string) =>
    table.columns.some(({ keys }) => keys.some((each) => each === key)) ||
    table.sections[0]?.facts.some((fact) => fact.key === key) === true
  const says = (key: string) =>
    table.rows.some((row) =>
      columns.some((each) => each.key === key && cellText(row.cell(each.key)) !== ''),
    )
  const missing = [
    ...missingOf(columns, isThere),
    ...columns.filter(
      ({ key, requiredWith }) => requiredWith && !isThere(key) && says(requiredWith),
    ),
  ]
  if (missing.length > 0) {
    return { reason: 'spreadsheet.missingColumn', params: { names: titlesOf(missing) } }
  }
  for (const section of table.sections) {
    const flaw = flawIn(section, columns)
    if (!flaw) continue
    const { headerRow: row } = section
    if (row === table.headerRow) return flaw
    // A second heading is read anew, and said by its row.
    return { reason: `${flaw.reason}Below`, params: { ...flaw.params, row } }
  }
  return undefined
}

type Flaw = {
  readonly reason: `spreadsheet.${'doubleColumn' | 'noUnit' | 'noCount' | 'vague'}`
  readonly params: WordedParams
}

function flawIn<K extends string>(section: TableSection<K>, columns: Columns<K>): Flaw | undefined {
  const perPackage = perPackageIn(section.columns, columns)
  const vague = section.columns.find((column) => column.vague)
  if (vague) {
    const choices = titlesOf(columns.filter(({ key }) => vague.vague?.includes(key)))
    return { reason: 'spreadsheet.vague', params: { name: vague.heading, choices } }
  }
  for (const column of columns) {
    const places = section.columns.filter(({ keys }) => keys.includes(column.key))
    if (places.length > 1 && column.key !== remarkKey) {
      const letters = wordedList(places.map(({ letter }) => ({ zh: letter, en: letter })))
      return { reason: 'spreadsheet.doubleColumn', params: { name: column.title, letters } }
    }
    const [place] = places
    const own = perPackage.find((each) => each.column === column)
    // What all packages weigh counts where it stands.
    if (own?.hasTotal) continue
    if (own && !own.count)
      return { reason: 'spreadsheet.noCount', params: { name: own.of.heading } }
    if (column.measure === 'weight' && place && !place.unit && !isNamedInCells(section, column.key))
      return { reason: 'spreadsheet.noUnit', params: { name: place.heading } }
  }
  return undefined
}

/** Every weight of the column says its unit itself: 25.5吨. */
function isNamedInCells<K extends string>({ rows }: TableSection<K>, key: K): boolean {
  const given = rows.map((row) => row.cell(key)).filter((cell) => cellText(cell) !== '')
  return given.length > 0 && given.every(namesWeightUnit)
}
