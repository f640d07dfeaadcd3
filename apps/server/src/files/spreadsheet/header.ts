import { isFactRow } from './facts.ts'
import type { HeadingReader, Meaning } from './headings.ts'
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
    if (isFactRow(next, read)) break
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
  return known.length >= 2 && known.length * 2 >= own.length && !isFactRow(row, read)
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

/** More that is of one package, which a group may say; of as much, more columns; of as many, fewer that stand twice; then more units, which a group's row may name; then more that are called by their own names; of as many, fewer rows. */
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
  if (more !== 0) return more > 0
  const weakOf = ({ found }: HeadingBlock<K>) => [...found.values()].filter(({ weak }) => weak)
  const fewer = weakOf(other).length - weakOf(one).length
  return fewer > 0 || (fewer === 0 && one.rows.above.length < other.rows.above.length)
}
