import type { Cell } from './types.ts'

const keptOnce = 50_000

/**
 * Gives the same text for the same text: a column says the same thousands of times, and all of it is held. A text that a
 * parser cut out of its input is copied, or it would hold that whole piece of the file.
 */
export function textsOnce(): (cell: Cell) => Cell {
  const known = new Map<string, string>()
  return (cell) => {
    if (typeof cell !== 'string') return cell
    const text = known.get(cell)
    if (text !== undefined) return text
    const own = Buffer.from(cell).toString()
    if (known.size < keptOnce) known.set(own, own)
    return own
  }
}
