import type { Column, Table } from '../description.ts'
import { sizes } from './style.ts'

/*
 * How wide the columns of a table are: shares of the page, unless a figure needs more. A text goes on in the next line; a
 * figure that does would be read as two.
 */

/** Points on either side of what a cell says. */
export const padding = 4
/** Sizes of letters, the usual one first: smaller ones for tables whose figures do not find room. */
const letters = [sizes.small, 8, 7.5, 7, 6.5, 6] as const
/** What of its share a column of texts keeps beside wide figures. */
const keptOfTexts = 0.6

export function fitted(
  table: Table,
  page: number,
): { fontSize: number; widths: readonly number[] } {
  const { columns } = table
  const all = columns.reduce((total, { share = 1 }) => total + share, 0)
  const shares = columns.map(({ share = 1 }) => (share / all) * page)
  const figures = columns.map((column, at) => figureIn(table, column, at))
  for (const fontSize of letters) {
    const widths = shared(
      shares.map((share, at) => {
        const needed = spaceOf(figures[at] ?? 0, fontSize)
        const titled = spaceOf(widestOf([columns[at]?.title ?? ''], /\S+/g), fontSize)
        const kept = columns[at]?.align === 'right' ? titled : Math.max(titled, keptOfTexts * share)
        return { wished: Math.max(share, needed), least: Math.max(needed, Math.min(share, kept)) }
      }),
      page,
    )
    if (widths) return { fontSize, widths }
  }
  return { fontSize: sizes.small, widths: shares }
}

type Room = { wished: number; least: number }

/** What each is given of a page: what it wishes, less its part of what is too much; undefined where they find no room. */
function shared(rooms: readonly Room[], page: number): number[] | undefined {
  const sumOf = (of: (room: Room) => number) => rooms.reduce((total, room) => total + of(room), 0)
  const tooMuch = sumOf(({ wished }) => wished) - page
  const spare = sumOf(({ wished, least }) => wished - least)
  if (tooMuch > spare) return undefined
  const given = spare === 0 ? 0 : Math.max(0, tooMuch) / spare
  return rooms.map(({ wished, least }) => wished - (wished - least) * given)
}

/** The widest figure of a column that has figures, by the size of its letters. */
function figureIn({ columns, groups, total }: Table, { align }: Column, at: number): number {
  if (align !== 'right') return 0
  const isLast = at === columns.length - 1
  const cells = groups.flatMap(({ rows, sums, steps = [] }) => [
    ...rows.map((row) => row[at]),
    sums?.[at],
    ...(isLast ? steps.map(([, figure]) => figure) : []),
  ])
  return widestOf([...cells, total?.[at]], unbroken)
}

/** What stays in one line: a line ends at a blank and before or behind a Chinese character. */
const unbroken = /[^\s\u2e80-\uffff]+|[\u2e80-\uffff]/g

const widestOf = (texts: readonly (string | undefined)[], word: RegExp): number =>
  texts
    .flatMap((text = '') => text.match(word) ?? [])
    .reduce((widest, each) => Math.max(widest, widthOf(each)), 0)

const spaceOf = (width: number, fontSize: number): number => width * fontSize + 2 * padding

/** How wide a word is in bold, by the size of its letters; rather too much. */
const widthOf = (word: string): number =>
  Array.from(word).reduce((total, char) => total + widthOfChar(char), 0)

function widthOfChar(char: string): number {
  if (char > '\u2e7f' || /[%@MWm]/.test(char)) return 1
  if (/[.,:;'|]/.test(char)) return 0.33
  return /\d/.test(char) ? 0.6 : 0.75
}
