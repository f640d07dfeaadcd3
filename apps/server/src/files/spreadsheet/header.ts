import { mapWithYields } from '@yuncang/db/event-loop'
import type { Columns, Meaning } from './headings.ts'
import { missingOf } from './required.ts'
import type { Cell, Sheet, SheetRow } from './types.ts'
import { isUnitWord, weightUnit } from './units.ts'

/** Rows that together are the heading of a table, from one to three. */
export type HeadingRows = { readonly above: readonly SheetRow[]; readonly last: SheetRow }

/** A heading, and what each position means. */
export type HeadingBlock<K extends string> = {
  readonly rows: HeadingRows
  readonly found: ReadonlyMap<number, Meaning<K>>
  /** How many columns it names. */
  readonly score: number
}

/** The heading of a table in its sheet. */
export type Header<K extends string> = HeadingBlock<K> & {
  readonly sheet: Sheet
  readonly sheetIndex: number
}

export type HeadingReader<K extends string> = (heading: string) => Meaning<K> | undefined

/** Among the first rows a heading may stand beside figures, dates and whatever else is no word. */
const wordsWithin = 100
const rowsAtMost = 3

const textAt = (row: SheetRow, position: number): string => {
  const cell = row.cells[position] ?? null
  return typeof cell === 'string' ? cell.trim() : ''
}

const distinct = (row: SheetRow): Set<string> =>
  new Set(
    row.cells.filter((cell) => cell !== null && cell !== '').map((cell) => JSON.stringify(cell)),
  )

// 单位：吨, 日期：2025-03-05: a remark above the table, not a heading.
const remark = /[:：]\s*\S/

/** The group over a column: its own cell, or the nearest at the left that has columns below it. */
function groupAt(row: SheetRow, last: SheetRow, position: number): string {
  if (textAt(last, position) === '') return textAt(row, position)
  let at = position
  while (at > 0 && textAt(row, at) === '' && textAt(last, at) !== '') at -= 1
  const text = textAt(last, at) === '' ? '' : textAt(row, at)
  return remark.test(text) ? '' : text
}

/** What stands over a column, from the top, each text once; a title over the whole sheet is no heading. */
export function textsAt({ above, last }: HeadingRows, position: number): string[] {
  const groups = above.map((row) => (distinct(row).size > 1 ? groupAt(row, last, position) : ''))
  const texts = [...groups, textAt(last, position)].filter((text) => text !== '')
  return texts.filter((text, index) => text !== texts[index - 1])
}

const foreign = /实际|实收|实到|已入|已出|退|actual|received|shipped/i

/** Group and heading together (计划 + 件数), else the heading, else the group over an empty or a unit cell. */
function meaningAt<K extends string>(
  texts: readonly string[],
  read: HeadingReader<K>,
): Meaning<K> | undefined {
  const [last = ''] = texts.slice(-1)
  const groups = texts.slice(0, -1)
  if (groups.length === 0) return read(last)
  const joined = read(texts.join(' ')) ?? read(texts.toReversed().join(' '))
  if (joined) return joined
  if (groups.some((group) => foreign.test(group))) return undefined
  const own = read(last)
  if (own) return own
  if (!isUnitWord(last)) return undefined
  const unit = `(${last.replace(/[()（）\s]/g, '')})`
  return read(groups.join('') + unit) ?? read((groups.at(-1) ?? '') + unit)
}

export const widthOf = ({ above, last }: HeadingRows): number =>
  Math.max(...[...above, last].map((row) => row.cells.length))

export function meaningsOf<K extends string>(
  rows: HeadingRows,
  read: HeadingReader<K>,
): Map<number, Meaning<K>> {
  const width = widthOf(rows)
  const found = new Map<number, Meaning<K>>()
  for (let position = 0; position < width; position += 1) {
    const meaning = meaningAt(textsAt(rows, position), read)
    if (meaning) found.set(position, meaning)
  }
  return found
}

const countOf = <K extends string>(found: ReadonlyMap<number, Meaning<K>>): number =>
  new Set([...found.values()].flatMap((meaning) => meaning.keys)).size

const isText = (cell: Cell): boolean => cell === null || typeof cell === 'string'

/** The heading that begins at a row and takes in what belongs to it below. */
export function blockAt<K extends string>(
  { rows: all }: Pick<Sheet, 'rows'>,
  at: number,
  read: HeadingReader<K>,
): HeadingBlock<K> {
  const [first, ...below] = all.slice(at, at + rowsAtMost)
  let rows: HeadingRows = { above: [], last: first ?? { number: 0, cells: [] } }
  let found = meaningsOf(rows, read)
  let score = countOf(found)
  for (const next of below) {
    if (next.number !== rows.last.number + 1 || !next.cells.every(isText)) break
    const longer = { above: [...rows.above, rows.last], last: next }
    const longerFound = meaningsOf(longer, read)
    const longerScore = countOf(longerFound)
    if (longerScore < score || (longerScore === score && !continues(next, found, read))) break
    rows = longer
    found = longerFound
    score = longerScore
  }
  return { rows, found, score }
}

const figure = /^[-+.,:/\s\d]+$/

/** A row of words, half of which are headings; told without a thorough look, since every row of a file is asked. */
export function looksLikeHeading<K extends string>(row: SheetRow, read: HeadingReader<K>): boolean {
  const isCopy = (position: number) =>
    (row.across?.includes(position) ?? false) || (row.down?.includes(position) ?? false)
  const own = row.cells.filter((cell, position) => cell !== null && !isCopy(position))
  if (own.some((cell) => typeof cell !== 'string' || figure.test(cell))) return false
  const known = own.filter((cell) => typeof cell === 'string' && read(cell.trim()) !== undefined)
  return known.length >= 2 && known.length * 2 >= own.length
}

/** A row of units, of the same headings in another language, or of merged headings, and nothing else. */
function continues<K extends string>(
  row: SheetRow,
  found: ReadonlyMap<number, Meaning<K>>,
  read: HeadingReader<K>,
): boolean {
  const positions = [...row.cells.keys()].filter((position) => textAt(row, position) !== '')
  const belongs = (position: number): boolean => {
    const text = textAt(row, position)
    const [own] = read(text)?.keys ?? []
    if (isUnitWord(text) || /^[(（]?(必填|选填|非必填|required|optional)/i.test(text)) return true
    return own !== undefined && (found.get(position)?.keys.includes(own) ?? false)
  }
  const known = positions.filter(belongs).length
  return known > 0 && known >= positions.length * 0.6
}

/** The headings of the sheets: of each the first that has all columns that a record needs, else the one with most. */
export async function headersIn<K extends string>(
  sheets: readonly Sheet[],
  columns: Columns<K>,
  read: HeadingReader<K>,
): Promise<Header<K>[]> {
  const headers: Header<K>[] = []
  for (const [sheetIndex, sheet] of sheets.entries()) {
    const found = await mapWithYields(sheet.rows, (row, at) =>
      at < wordsWithin || looksLikeHeading(row, read) ? [blockAt(sheet, at, read)] : [],
    )
    const blocks = apart(found.flat().filter(({ score }) => score > 1))
    const best = blocks.find((each) => covers(each, columns)) ?? mostOf(blocks)
    if (best) headers.push({ sheet, sheetIndex, ...best })
  }
  return headers
}

/** Of headings that share rows the best. */
function apart<K extends string>(blocks: readonly HeadingBlock<K>[]): HeadingBlock<K>[] {
  const chosen: HeadingBlock<K>[] = []
  for (const block of blocks) {
    const last = chosen.at(-1)
    const start = (block.rows.above[0] ?? block.rows.last).number
    if (!last || start > last.rows.last.number) chosen.push(block)
    else if (isBetter(block, last)) chosen[chosen.length - 1] = block
  }
  return chosen
}

/** The one that names most columns. */
export const mostOf = <T extends { score: number }>(some: readonly T[]): T | undefined =>
  some.reduce<T | undefined>(
    (most, each) => (each.score > (most?.score ?? 0) ? each : most),
    undefined,
  )

/** Whether a heading names all columns that a record needs. */
export const covers = <K extends string>(
  { found }: HeadingBlock<K>,
  columns: Columns<K>,
): boolean =>
  missingOf(columns, (key) =>
    [...found.values()].some(({ keys }) => keys.some((each) => each === key)),
  ).length === 0

/** More that is of one package, which a group may say; of as much, more columns; of as many, fewer that stand twice; then more units, which a group's row may name; of as many, fewer rows. */
export function isBetter<K extends string>(one: HeadingBlock<K>, other: HeadingBlock<K>): boolean {
  const ofPackage = ({ found }: HeadingBlock<K>) =>
    [...found.values()].filter(({ isOfPackage }) => isOfPackage).length
  if (ofPackage(one) !== ofPackage(other)) return ofPackage(one) > ofPackage(other)
  if (one.score !== other.score) return one.score > other.score
  const claims = ({ found }: HeadingBlock<K>) =>
    [...found.values()].flatMap(({ keys }) => keys).length
  // With its group above it, 实收 件数 is told from 计划 件数.
  if (claims(one) !== claims(other)) return claims(one) < claims(other)
  const unitsOf = ({ rows, found }: HeadingBlock<K>) =>
    [...found.keys()].filter((position) => weightUnit(textsAt(rows, position).join(' '))).length
  const more = unitsOf(one) - unitsOf(other)
  return more > 0 || (more === 0 && one.rows.above.length < other.rows.above.length)
}

/** The heading that somebody pointed at: this row, and what belongs to it below. */
export function headerAt<K extends string>(
  sheets: readonly Sheet[],
  { sheetIndex, headerRow }: { sheetIndex: number; headerRow: number },
  read: HeadingReader<K>,
): Header<K> | undefined {
  const sheet = sheets[sheetIndex]
  const at = sheet?.rows.findIndex((row) => row.number === headerRow) ?? -1
  return sheet && at >= 0 ? { sheet, sheetIndex, ...blockAt(sheet, at, read) } : undefined
}
