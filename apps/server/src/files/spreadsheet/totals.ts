import { compare, sum } from '@yuncang/shared/kernel/decimal'
import { isOwn, isSet, ownPositions, ownTexts, type Layout } from './layout.ts'
import type { SheetRow } from './types.ts'
import { cellDecimal } from './values.ts'

/** A sum of part of the records above it, or of all. */
export type TotalKind = 'part' | 'all'

// 合计, 1032 件 合计: behind the word only a figure, a unit or nothing.
const end = String.raw`\s*([:：(（\d].*|$|[数件吨重].{0,12}$)`
const before = '^.{0,40}?'
const wholeWord = String.raw`((本|全|整)?[页柜箱单票]?\s*(合\s*计|总\s*计|共\s*计|累\s*计|总\s*和))`
const partWord = String.raw`(小\s*计|汇\s*总|sub\s*-?\s*total)`
/** In the first text of a row a name may stand before the word: «DMLN0001 汇总». */
const leading = {
  all: new RegExp(before + wholeWord + end),
  part: new RegExp(before + partWord + end, 'i'),
}
const alone = {
  all: new RegExp(`^${wholeWord}${end}`),
  part: new RegExp(`^${partWord}${end}`, 'i'),
}
const english = /^(grand\s*)?totals?\s*([:(\d].*|$)/i

// 2柜, 共 3 票, 2x40HQ: how many of something the figures beside it are.
const count =
  /^(共|共计)?\s*\d+\s*个?\s*(大柜|小柜|高柜|柜子|柜|箱|票|单|批|车|条|项|行)$|^(共|共计)?\s*\d+\s*[x×*]\s*(20|40|45)\S{0,4}$/i

/** Which sum a row is, if it is one. A row that says all that a record needs may name goods or a brand that are called TOTAL. */
export function totalOf(row: SheetRow, layout: Layout): TotalKind | undefined {
  const { required, remarks } = layout
  const isWhole = required.every((position) => isSet(row, position))
  const isOwnWhole = required.every((position) => isOwn(row, position))
  const texts = ownTexts(row)
  const read = texts.filter(({ position }) =>
    isOwnWhole ? required.includes(position) : !remarks.includes(position),
  )
  const says = (kind: TotalKind) =>
    read.some(({ text }, index) => (index === 0 ? leading : alone)[kind].test(text))
  if (says('part')) return 'part'
  const inEnglish = isWhole ? texts.filter(({ position }) => required.includes(position)) : read
  if (says('all') || inEnglish.some(({ text }) => english.test(text))) return 'all'
  return isCounted(row, layout) ? 'all' : undefined
}

/** Nothing but figures, and how many of something they are. */
function isCounted(row: SheetRow, { additive }: Layout): boolean {
  const words = ownTexts(row).filter(({ position }) => !additive.includes(position))
  return (
    words.length > 0 &&
    words.every(({ text }) => count.test(text)) &&
    ownPositions(row).some((position) => additive.includes(position))
  )
}

const figureAt = (row: SheetRow, position: number): string =>
  (row.down?.includes(position) ? undefined : cellDecimal(row.cells[position] ?? null)) ?? '0'

/** The sums of the records from one on, which grow with the records. */
function sumsFrom(records: readonly SheetRow[], from: number, additive: readonly number[]) {
  const sums = new Map<number, string>()
  let next = from
  return {
    from,
    at(position: number): string {
      for (const record of records.slice(next))
        for (const each of additive)
          sums.set(each, sum([sums.get(each) ?? '0', figureAt(record, each)]))
      next = records.length
      return sums.get(position) ?? '0'
    },
  }
}

/**
 * Recognises a row of figures without a word, each the sum of its column so far or since the sum before it, which
 * covers the records up to `from`.
 */
export function bareTotals(records: readonly SheetRow[], { additive, required }: Layout) {
  const all = sumsFrom(records, 0, additive)
  let part = all
  return (row: SheetRow, from: number): boolean => {
    const own = ownPositions(row)
    if (records.length === 0 || own.length === 0) return false
    // What is merged down over it says whose it is: two boxes may weigh the same.
    if (required.some((position) => row.down?.includes(position))) return false
    if (!own.every((position) => additive.includes(position))) return false
    if (part.from !== from) part = sumsFrom(records, from, additive)
    return [part, all].some((sums) =>
      own.every((position) => compare(figureAt(row, position), sums.at(position)) === 0),
    )
  }
}
