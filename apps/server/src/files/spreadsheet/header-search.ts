import { mapWithYields } from '@yuncang/db/event-loop'
import { factsIn, isFactRow, rowsBefore } from './facts.ts'
import { blockAt, isBetter, looksLikeHeading, type HeadingBlock } from './header.ts'
import type { Columns, HeadingReader } from './headings.ts'
import { missingOf } from './required.ts'
import type { Cell, Sheet, SheetRow } from './types.ts'

/** The heading of a table in its sheet. */
export type Header<K extends string> = HeadingBlock<K> & {
  readonly sheet: Sheet
  readonly sheetIndex: number
  /** Columns whose value stands above it, for the whole table. */
  readonly said: readonly K[]
}

/** Among the first rows a heading may stand beside figures, dates and whatever else is no word. */
const wordsWithin = 100
/**
 * The headings of the sheets: of each the first that has all columns that a record needs, else the one with most. Where
 * no sheet has one of two columns, one column with something below it is a heading.
 */
export async function headersIn<K extends string>(
  sheets: readonly Sheet[],
  columns: Columns<K>,
  read: HeadingReader<K>,
): Promise<Header<K>[]> {
  const headers: Header<K>[] = []
  const lone: Header<K>[] = []
  for (const [sheetIndex, sheet] of sheets.entries()) {
    const found = await mapWithYields(sheet.rows, (row, at) =>
      isCandidate(row, at, read) ? [blockAt(sheet, at, read)] : [],
    )
    const all = found.flat()
    const blocks = apart(all.filter(({ score }) => score > 1))
    const saidAbove = (block: HeadingBlock<K>) => saidAboveOf(sheet, block, columns, read)
    const isComplete = (block: HeadingBlock<K>) =>
      covers(block, columns) || covers({ ...block, said: saidAbove(block) }, columns)
    const best = blocks.find(isComplete) ?? mostOf(blocks)
    const only = best ?? all.find((block) => isLone(block, sheet))
    if (!only) continue
    const into = best ? headers : lone
    into.push({ sheet, sheetIndex, ...only, said: saidAbove(only) })
  }
  return headers.length > 0 ? headers : lone
}

const isCandidate = <K extends string>(row: SheetRow, at: number, read: HeadingReader<K>) =>
  at < wordsWithin ? !isFactRow(row, read) : looksLikeHeading(row, read)

const saidAboveOf = <K extends string>(
  sheet: Sheet,
  { rows: { above, last } }: HeadingBlock<K>,
  columns: Columns<K>,
  read: HeadingReader<K>,
): K[] => factsIn(rowsBefore(sheet, (above[0] ?? last).number), columns, read).map(({ key }) => key)

const longestWord = 24

/** One known word in a row of short words, with something right below it. */
function isLone<K extends string>(
  { rows: { last }, found, score }: HeadingBlock<K>,
  { rows }: Sheet,
): boolean {
  const words = last.cells.filter((cell) => cell !== null && cell !== '')
  const isWord = (cell: Cell) => typeof cell === 'string' && cell.trim().length <= longestWord
  const below = rows.find(({ number }) => number === last.number + 1)
  const [position = -1] = found.keys()
  return score === 1 && words.every(isWord) && isSet(below, position)
}

const isSet = (row: SheetRow | undefined, position: number): boolean => {
  const cell = row?.cells[position] ?? null
  return cell !== null && cell !== ''
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

/** Whether a heading, with what stands above it, names all columns that a record needs. */
export const covers = <K extends string>(
  { found, said = [] }: HeadingBlock<K> & Partial<Pick<Header<K>, 'said'>>,
  columns: Columns<K>,
): boolean =>
  missingOf(
    columns,
    (key) =>
      said.some((each) => each === key) ||
      [...found.values()].some(({ keys }) => keys.some((each) => each === key)),
  ).length === 0

/** The heading that somebody pointed at: this row, and what belongs to it below. */
export function headerAt<K extends string>(
  sheets: readonly Sheet[],
  { sheetIndex, headerRow }: { sheetIndex: number; headerRow: number },
  columns: Columns<K>,
  read: HeadingReader<K>,
): Header<K> | undefined {
  const sheet = sheets[sheetIndex]
  const at = sheet?.rows.findIndex((row) => row.number === headerRow) ?? -1
  if (!sheet || at < 0) return undefined
  const block = blockAt(sheet, at, read)
  return { sheet, sheetIndex, ...block, said: saidAboveOf(sheet, block, columns, read) }
}
