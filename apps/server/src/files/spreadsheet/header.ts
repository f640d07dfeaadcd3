import { inTurns } from '@yuncang/db/turns'
import { isUnitWord, weightUnit, type Meaning } from './headings.ts'
import type { Cell, Sheet, SheetRow } from './types.ts'

/** Rows that together are the heading of a table, from one to three, and what each position means. */
export type Header<K extends string> = {
  readonly sheet: number
  readonly rows: readonly SheetRow[]
  readonly found: ReadonlyMap<number, Meaning<K>>
}

export type HeadingReader<K extends string> = (heading: string) => Meaning<K> | undefined

const headerWithin = 100
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
export function textsAt(rows: readonly SheetRow[], position: number): string[] {
  const last = rows.at(-1)!
  const groups = rows
    .slice(0, -1)
    .map((row) => (distinct(row).size > 1 ? groupAt(row, last, position) : ''))
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
  const joined = read(texts.join('')) ?? read(texts.toReversed().join(''))
  if (joined) return joined
  if (groups.some((group) => foreign.test(group))) return undefined
  const own = read(last)
  if (own) return own
  return isUnitWord(last) ? (read(groups.join('')) ?? read(groups.at(-1) ?? '')) : undefined
}

export function meaningsOf<K extends string>(
  rows: readonly SheetRow[],
  read: HeadingReader<K>,
): Map<number, Meaning<K>> {
  const width = Math.max(...rows.map((row) => row.cells.length))
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

/** A block that begins at a row and takes in what belongs to the heading below it. */
function blockAt<K extends string>(
  sheet: Sheet,
  start: number,
  read: HeadingReader<K>,
): { rows: SheetRow[]; found: Map<number, Meaning<K>>; score: number } {
  let rows = [sheet.rows[start]!]
  let found = meaningsOf(rows, read)
  let score = countOf(found)
  for (let size = 2; size <= rowsAtMost; size += 1) {
    const next = sheet.rows[start + size - 1]
    if (!next || next.number !== rows.at(-1)!.number + 1 || !next.cells.every(isText)) break
    const longer = [...rows, next]
    const longerFound = meaningsOf(longer, read)
    const longerScore = countOf(longerFound)
    if (longerScore < score || (longerScore === score && !continues(next, found, read))) break
    rows = longer
    found = longerFound
    score = longerScore
  }
  return { rows, found, score }
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
    const own = read(text)
    if (isUnitWord(text) || /^[(（]?(必填|选填|非必填|required|optional)/i.test(text)) return true
    return own !== undefined && (found.get(position)?.keys.includes(own.keys[0]!) ?? false)
  }
  const known = positions.filter(belongs).length
  return known > 0 && known >= positions.length * 0.6
}

/** The heading of each sheet that has one, with the number of columns it names; the best of a sheet only. */
export async function headersIn<K extends string>(
  sheets: readonly Sheet[],
  read: HeadingReader<K>,
): Promise<(Header<K> & { score: number })[]> {
  const headers: (Header<K> & { score: number })[] = []
  for (const [index, sheet] of sheets.entries()) {
    const starts = [...sheet.rows.keys()].slice(0, headerWithin)
    const blocks = await inTurns(starts, (start) => blockAt(sheet, start, read))
    const [first, ...others] = blocks.filter(({ score }) => score > 1)
    if (!first) continue
    const best = others.reduce((chosen, each) => (isBetter(each, chosen) ? each : chosen), first)
    headers.push({ sheet: index, ...best })
  }
  return headers
}

/** More columns; of as many, fewer that stand twice; then more units, which a group's row may name; of as many, fewer rows. */
function isBetter<K extends string>(
  one: { rows: SheetRow[]; found: Map<number, Meaning<K>>; score: number },
  other: typeof one,
): boolean {
  if (one.score !== other.score) return one.score > other.score
  const claims = ({ found }: typeof one) => [...found.values()].flatMap(({ keys }) => keys).length
  // With its group above it, 实收 件数 is told from 计划 件数.
  if (claims(one) !== claims(other)) return claims(one) < claims(other)
  const unitsOf = ({ rows, found }: typeof one) =>
    [...found.keys()].filter((position) => weightUnit(textsAt(rows, position).join(' '))).length
  const more = unitsOf(one) - unitsOf(other)
  return more > 0 || (more === 0 && one.rows.length < other.rows.length)
}

/** The heading that somebody pointed at: this row, and what belongs to it below. */
export function headerAt<K extends string>(
  sheets: readonly Sheet[],
  sheet: number,
  rowNumber: number,
  read: HeadingReader<K>,
): Header<K> | undefined {
  const start = sheets[sheet]?.rows.findIndex((row) => row.number === rowNumber) ?? -1
  if (start < 0) return undefined
  const { rows, found } = blockAt(sheets[sheet]!, start, read)
  return { sheet, rows, found }
}
