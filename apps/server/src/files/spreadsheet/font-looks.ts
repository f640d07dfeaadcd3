import { asSeen, digitsOf, type Looks } from './text-runs.ts'
import type { Cell } from './types.ts'

/* What the fonts of binary workbooks make of a text, alike in .xls and .xlsb. */

/** What a cell says that looks otherwise than its value, by sheet, row and column. */
export type SeenCell = (sheet: number, row: number, column: number, value: Cell) => Cell

const strikeFlag = 8

/** By the flags of a font, and whether it is raised (1) or lowered (2). */
export const fontLooks = (flags: number, place: number): Looks => ({
  isStruck: (flags & strikeFlag) !== 0,
  digits: [undefined, digitsOf['sup'], digitsOf['sub']][place],
})

export const isOfNote = ({ isStruck, digits }: Looks): boolean => isStruck || digits !== undefined

type Run = { readonly from: number; readonly looks: Looks | undefined }

/** A text as its runs show it, undefined when that is how it reads. Before its first run it looks as its cell does. */
export function textOfRuns(text: string, runs: readonly Run[]): string | undefined {
  if (!runs.some(({ looks }) => looks && isOfNote(looks))) return undefined
  const parts = runs.map(({ from, looks }, at) => {
    const part = text.slice(from, runs[at + 1]?.from)
    return looks ? asSeen(part, looks) : part
  })
  return text.slice(0, runs[0]?.from) + parts.join('')
}
