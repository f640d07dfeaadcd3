import type { LineColumn } from './column.ts'

/*
 * A range that was copied with its headings, e.g. of somebody's own price list: its columns go where the headings say,
 * whatever their order is.
 */

/** Cells in the places of the sheet's columns; a place that the range has nothing for is left as it is. */
export type PlacedRow = readonly (string | undefined)[]

export type HeadedRange = {
  readonly rows: readonly PlacedRow[]
  /** Headings of columns that the sheet does not have. */
  readonly leftOut: readonly string[]
}

/** One word alone may be a value; as many as this are headings. */
const namedAtLeast = 2

/** '单价（元/吨）*' -> '单价'. */
const bare = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replace(/[([【].*?[)\]】]/g, '')
    .replace(/[\s*:：_-]/g, '')
    .toLowerCase()

/** What a heading may say, its Chinese and English one over the other among it. */
const saidBy = (heading: string): string[] =>
  [heading, ...heading.split(/[\n/|]/)].map(bare).filter((each) => each !== '')

/** The letter that a spreadsheet has over a column of a copied range, where the heading is blank: 'B'. */
const letterOf = (from: number): string => String.fromCharCode('A'.charCodeAt(0) + (from % 26))

/** A range whose first row names columns of the sheet, by place; undefined when that row is none of headings. */
export function headedRange(
  [headings = [], ...rows]: readonly (readonly string[])[],
  columns: readonly LineColumn[],
): HeadedRange | undefined {
  const names = columns.map(({ title, otherTitles = [] }) => [title, ...otherTitles].map(bare))
  const fromOf = new Map<number, number>()
  const unnamed: number[] = []
  for (const [from, heading] of headings.entries()) {
    const said = saidBy(heading)
    const col = names.findIndex((each, at) => !fromOf.has(at) && each.some((n) => said.includes(n)))
    if (col >= 0) fromOf.set(col, from)
    else unnamed.push(from)
  }
  if (rows.length === 0 || fromOf.size < namedAtLeast) return undefined
  const isFilled = (from: number) => rows.some((row) => (row[from] ?? '').trim() !== '')
  return {
    rows: rows.map((row) =>
      columns.map((_, col) => {
        const from = fromOf.get(col)
        return from === undefined ? undefined : (row[from] ?? '')
      }),
    ),
    leftOut: unnamed.filter(isFilled).map((from) => headings[from]?.trim() || letterOf(from)),
  }
}
