import type { Cell } from './types.ts'
import { cellText } from './values.ts'

const container = /^\s*([A-Z]{4}[\s-]*\d{6}[\s-]*\d)[\s/,，、;()（）-]*(.*)$/is
const voyage = /^(.*?)[\s/,，、]+(?:V(?:OY)?[.\s]*)?([A-Z]{0,3}\d[A-Z0-9-]*)$/is

/** One of the values in a cell that several columns share: the voyage of DEMO PIONEER/025E. */
export function partOf(cell: Cell, keys: readonly string[], part: number): Cell {
  const text = cellText(cell).normalize('NFKC')
  const parts = partsOf(text, keys)
  return parts[part]?.trim() || null
}

function partsOf(text: string, keys: readonly string[]): readonly (string | undefined)[] {
  const cut = text.split(/[/\n]/).filter((each) => each.trim() !== '')
  if (cut.length === keys.length) return cut
  if (keys[0] === 'containerNo') return container.exec(text)?.slice(1) ?? [text]
  if (keys[1] === 'imvoy') return voyage.exec(text)?.slice(1) ?? [text]
  const words = text.split(/\s+/)
  return words.length === keys.length ? words : [text]
}
