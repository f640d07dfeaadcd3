import type { WorkbookColumn } from '@yuncang/shared/contracts/workbook'
import { AppError } from '@yuncang/shared/errors'
import { listed } from '@yuncang/shared/messages/listed'
import type { Locale } from '@yuncang/shared/messages/types'
import type { Cell, Sheet, SheetRow } from './types.ts'
import { cellText } from './values.ts'

export type WeightUnit = 'kg' | 't'

/** A record of the table: cells by column key, under the row number that the user sees. */
export type TableRow<K extends string> = { readonly number: number; cell(key: K): Cell }

export type Table<K extends string> = {
  readonly sheet: string
  readonly rows: readonly TableRow<K>[]
  /** The letter over a column, 'C'; undefined when the file does not have it. */
  letterOf(key: K): string | undefined
  unitOf(key: K): WeightUnit
  /** What a column is called in the caller's language. */
  titleOf(key: K): string
}

const headerWithin = 30

const brackets = /[([{【][^)\]}】]*[)\]}】]/g
const trailingUnit = /(?:[\s/]|(?<=\p{Script=Han}))(?:吨|千克|公斤|立方米|t|kgs?|cbm|m3)$/iu

/** Headings compare without brackets, trailing unit, spaces, stars, width and case. */
export const foldHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(brackets, '')
    .trim()
    .replace(trailingUnit, '')
    .replace(/[\s*:._-]/g, '')
    .toLowerCase()

/**
 * Finds the table of these columns: the sheet and the row with most known headings, titles before it passed over, blank
 * and total rows left out, columns in any order. Throws 400 when there is none, when a required column is missing or
 * stands twice, or when a weight names no unit; columns are called by their titles in the caller's language.
 */
export function findTable<K extends string>(
  sheets: readonly Sheet[],
  columns: readonly (WorkbookColumn & { key: K })[],
  locale: Locale,
): Table<K> {
  const keyOf = headingsOf(columns)
  const candidates = sheets.flatMap((sheet) =>
    sheet.rows.slice(0, headerWithin).map((row) => ({ sheet, row, found: matches(row, keyOf) })),
  )
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (chosen, each) => (each.found.size > (chosen?.found.size ?? 1) ? each : chosen),
    undefined,
  )
  if (!best)
    throw new AppError('spreadsheet.noHeader', { params: { example: exampleOf(columns, locale) } })
  const { sheet, row: header, found } = best
  assertComplete(columns, found, header, locale)
  const positions = new Map([...found].map(([key, all]) => [key, all[0]!]))
  const units = new Map(
    columns
      .filter((column) => column.unit && positions.has(column.key))
      .map((column) => [
        column.key,
        weightUnit(cellText(header.cells[positions.get(column.key)!] ?? null)),
      ]),
  )
  const rows = sheet.rows
    .filter((row) => row.number > header.number && !isTotal(row) && !isBlank(row, positions))
    .map((row): TableRow<K> => ({
      number: row.number,
      cell: (key) => row.cells[positions.get(key) ?? -1] ?? null,
    }))
  return {
    sheet: sheet.name,
    rows,
    letterOf: (key) => {
      const position = positions.get(key)
      return position === undefined ? undefined : columnLetter(position)
    },
    unitOf: (key) => units.get(key) ?? 'kg',
    titleOf: (key) => columns.find((column) => column.key === key)?.title[locale] ?? key,
  }
}

function headingsOf<K extends string>(columns: readonly (WorkbookColumn & { key: K })[]) {
  const keyOf = new Map<string, K>()
  for (const { key, title, synonyms } of columns) {
    for (const heading of [title.zh, title.en, ...synonyms]) keyOf.set(foldHeading(heading), key)
  }
  return keyOf
}

function matches<K extends string>(row: SheetRow, keyOf: Map<string, K>): Map<K, number[]> {
  const found = new Map<K, number[]>()
  row.cells.forEach((cell, position) => {
    const key = typeof cell === 'string' ? keyOf.get(foldHeading(cell)) : undefined
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), position])
  })
  return found
}

const titlesOf = (columns: readonly WorkbookColumn[], locale: Locale) =>
  listed(
    locale,
    columns.map((column) => column.title[locale]),
  )

const exampleOf = (columns: readonly WorkbookColumn[], locale: Locale) =>
  titlesOf(
    columns.filter((column) => column.required),
    locale,
  )

function assertComplete<K extends string>(
  columns: readonly (WorkbookColumn & { key: K })[],
  found: Map<K, number[]>,
  header: SheetRow,
  locale: Locale,
): void {
  const missing = columns.filter((column) => column.required && !found.has(column.key))
  if (missing.length > 0) {
    throw new AppError('spreadsheet.missingColumn', {
      params: { names: titlesOf(missing, locale) },
    })
  }
  for (const column of columns) {
    const at = found.get(column.key) ?? []
    if (at.length > 1) {
      const params = {
        name: column.title[locale],
        letters: listed(locale, at.map(columnLetter)),
      }
      throw new AppError('spreadsheet.doubleColumn', { params })
    }
    const heading = cellText(header.cells[at[0] ?? -1] ?? null)
    if (column.unit && at.length === 1 && !weightUnit(heading)) {
      throw new AppError('spreadsheet.noUnit', { params: { name: heading } })
    }
  }
}

/** The unit that a heading names: 净重(吨), Net (kg), 毛重/千克. */
function weightUnit(heading: string): WeightUnit | undefined {
  const text = heading.normalize('NFKC').toLowerCase()
  if (/千克|公斤|kgs?\b|kg/.test(text)) return 'kg'
  if (/吨|\bmts?\b|\btons?\b|\btonnes?\b|[^a-z]t\b/.test(text)) return 't'
  return undefined
}

/** Rows that sum others up; what they say is not goods. */
function isTotal(row: SheetRow): boolean {
  const first = row.cells.find((cell) => cell !== null && cell !== '')
  return (
    typeof first === 'string' &&
    /^(合\s*计|总\s*计|小\s*计|共\s*计|(sub)?\s*total)/i.test(first.normalize('NFKC').trim())
  )
}

const isBlank = (row: SheetRow, positions: Map<string, number>) =>
  [...positions.values()].every((position) => cellText(row.cells[position] ?? null) === '')

/** 0 -> A, 25 -> Z, 26 -> AA */
export function columnLetter(position: number): string {
  const rest = position % 26
  const letter = String.fromCharCode(65 + rest)
  return position < 26 ? letter : columnLetter(Math.floor(position / 26) - 1) + letter
}
