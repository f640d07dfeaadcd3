import type { SheetRow } from './types.ts'
import { cellDecimal, cellText, cellWeight } from './values.ts'

/** What the rows below one heading are judged by. */
export type Layout = {
  /** Every position that the mapping uses. */
  readonly positions: readonly number[]
  readonly required: readonly number[]
  /** Positions of remarks, in which the word for a sum makes none. */
  readonly remarks: readonly number[]
  /** Positions of figures that can be summed. */
  readonly additive: readonly number[]
  /** Positions of numbers of documents. */
  readonly codes: readonly number[]
}

export const isSet = (row: SheetRow, position: number): boolean => {
  const cell = row.cells[position] ?? null
  // To write a number out takes longest, and is not needed to see that it is there.
  const isThere = typeof cell === 'number' || cellText(cell) !== ''
  return isThere && !(row.across?.includes(position) ?? false)
}

/** Said by the row itself and not by a merge. */
export const isOwn = (row: SheetRow, position: number): boolean =>
  isSet(row, position) && !(row.down?.includes(position) ?? false)

export const ownPositions = (row: SheetRow): number[] =>
  row.cells.flatMap((_, position) => (isOwn(row, position) ? [position] : []))

/** The row's own texts with their positions. */
export const ownTexts = (row: SheetRow): { position: number; text: string }[] =>
  row.cells.flatMap((cell, position) =>
    typeof cell === 'string' && isOwn(row, position)
      ? [{ position, text: cell.normalize('NFKC').trim() }]
      : [],
  )

export const filledRequired = (row: SheetRow, { required }: Layout): number =>
  required.filter((position) => isSet(row, position)).length

/** At least half of what a record needs. */
export const isMostlyFilled = (row: SheetRow, layout: Layout): boolean =>
  filledRequired(row, layout) >= Math.ceil(layout.required.length / 2)

/** A figure other than nought. */
export const hasFigure = (row: SheetRow, position: number): boolean => {
  const cell = row.cells[position] ?? null
  const figure = cellDecimal(cell) ?? cellWeight(cell, 'kg')
  return typeof figure === 'string' && Number(figure) !== 0
}

// Letters and digits, and nothing else: a sentence with a number in it is none.
const codeShape = /^(?=.*\d)(?=.*[A-Z])[A-Z\d/-]{6,}$/i

/** The row's own numbers of bills, containers and the like. */
export const ownCodes = (row: SheetRow, { codes }: Layout): string[] =>
  codes
    .filter((position) => isOwn(row, position))
    .map((position) => cellText(row.cells[position] ?? null))
    .filter((text) => codeShape.test(text))

/** Says itself how much there is of something. */
export const hasFigures = (row: SheetRow, { additive }: Layout): boolean =>
  additive.some((position) => isOwn(row, position) && hasFigure(row, position))

/** Says how much there is of something, or under which number: such a row is never passed over. */
export const holdsGoods = (row: SheetRow, layout: Layout): boolean =>
  hasFigures(row, layout) || ownCodes(row, layout).length > 0
