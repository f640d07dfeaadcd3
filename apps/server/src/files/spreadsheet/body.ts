import { compare, sum } from '@yuncang/shared/domain/decimal'
import { turns } from '@yuncang/db/turns'
import type { SheetRow } from './types.ts'
import { cellDecimal, cellText } from './values.ts'

/*
 * Which rows below a heading are records. Clerks add sums, notes, signatures, column numbers and the heading of the next
 * printed page; none of them is goods.
 */
export type Layout = {
  /** Every position that the mapping uses. */
  readonly positions: readonly number[]
  readonly required: readonly number[]
  /** Positions of remarks, in which the word for a sum makes none. */
  readonly remarks: readonly number[]
  /** Positions of figures that can be summed. */
  readonly additive: readonly number[]
  /** Whether a text at a position is its heading again. */
  readonly isHeading: (text: string, position: number) => boolean
}

export type Body = {
  readonly records: readonly SheetRow[]
  /** Sums with the records above them that they cover, by index. */
  readonly totals: readonly { row: SheetRow; kind: 'part' | 'all'; from: number; to: number }[]
}

const isSet = (row: SheetRow, position: number): boolean => {
  const text = cellText(row.cells[position] ?? null)
  return text !== '' && !(row.across?.includes(position) ?? false)
}
const isOwn = (row: SheetRow, position: number): boolean =>
  isSet(row, position) && !(row.down?.includes(position) ?? false)

const texts = (row: SheetRow, isAsked: (position: number) => boolean = () => true): string[] =>
  row.cells.flatMap((cell, position) =>
    typeof cell === 'string' && isOwn(row, position) && isAsked(position)
      ? [cell.normalize('NFKC').trim()]
      : [],
  )

const wholeTotal =
  /^.{0,40}?((本|全|整)?[页柜箱单票]?\s*(合\s*计|总\s*计|共\s*计|累\s*计|总\s*和))\s*([:：(（\d].*|$|[数件吨重].{0,12}$)/
const partTotal =
  /^.{0,40}?(小\s*计|汇\s*总|sub\s*-?\s*total)\s*([:：(（\d].*|$|[数件吨重].{0,12}$)/i
const englishTotal = /^(grand\s*)?totals?\s*([:(\d].*|$)/i

/** Which sum a row is, if it is one. A row that says all that a record needs may name goods or a brand that are called TOTAL. */
function totalOf(row: SheetRow, { required, remarks }: Layout): 'part' | 'all' | undefined {
  const isWhole = required.every((position) => isSet(row, position))
  const isOwnWhole = required.every((position) => isOwn(row, position))
  const words = texts(row, (position) =>
    isOwnWhole ? required.includes(position) : !remarks.includes(position),
  )
  const english = isWhole ? texts(row, (position) => required.includes(position)) : words
  if (words.some((text) => partTotal.test(text))) return 'part'
  const isTotal =
    words.some((text) => wholeTotal.test(text)) || english.some((text) => englishTotal.test(text))
  return isTotal ? 'all' : undefined
}

const noteLabels =
  '注|备注|说明|提示|注意|注意事项|填写说明|填表说明|示例|例|制表人?|制单人?|填表人?|编制人?|审核人?|复核人?|审批人?|经办人?|操作[人员]?|仓管员?|联系人|联系电话|电话|手机|传真|邮箱|地址|打印(?:人|时间|日期)|(?:制表|制单|填表)(?:时间|日期)|日期|收货人|发货人|提货人|签字|签名|签收人?|盖章|公章|单位盖章|(?:收货|发货)人签[字章]|page|prepared by|checked by|approved by|printed|remarks?|notes?|signature|tel|contact|date'
const note = new RegExp(`^[([【*※\\s]*(?:\\d+[.、]\\s*)?(?:${noteLabels})\\s*(?::|[)\\]】]|$)`, 'i')
const closing = /^(特此|此表|本表|以上|以下|请|敬请|烦请|注意|谢谢|如有)/
const pageNumber = /^第?\s*\d+\s*页|^[-—_=.。~*\s]+$|^(以下空白|完|the end|end|page \d+.*)$/i

/** A line of words below or between the records: it fills hardly any column that a record needs. */
function isNote(row: SheetRow, { required }: Layout): boolean {
  const own = texts(row)
  const [first = ''] = own
  const filled = required.filter((position) => isSet(row, position)).length
  if (filled >= Math.max(2, Math.ceil(required.length / 2))) return false
  if (note.test(first) || pageNumber.test(first)) return true
  const values = row.cells.filter((_, position) => isOwn(row, position)).length
  if (values === 1 && closing.test(first)) return true
  // One long sentence, whatever column it begins in.
  return values === 1 && first.length >= 12 && /[。；;！!，,：:]/.test(first)
}

/** 1 2 3 4 or (1) (2) (3): the numbers of the columns. */
function isColumnNumbers(row: SheetRow): boolean {
  const values = row.cells.filter((_, position) => isOwn(row, position)).map(cellText)
  return (
    values.length >= 3 &&
    values.every((text, index) => text.replace(/[()（）]/g, '') === String(index + 1))
  )
}

const isRepeatedHeading = (row: SheetRow, { positions, isHeading }: Layout): boolean => {
  const known = positions.filter((position) => {
    const cell = row.cells[position] ?? null
    return typeof cell === 'string' && isHeading(cell, position)
  })
  return known.length >= 2 && known.length >= positions.length / 3
}

/** The title of the next printed page, with the heading below it. */
const isPageTitle = (row: SheetRow, next: SheetRow | undefined, layout: Layout): boolean =>
  next !== undefined &&
  isRepeatedHeading(next, layout) &&
  row.cells.filter((_, position) => isOwn(row, position)).length === 1

/** Nothing in the columns of the table, or nothing but noughts and signs for nothing. */
function isBlank(row: SheetRow, { positions, additive }: Layout): boolean {
  const own = positions.filter((position) => isOwn(row, position))
  if (own.length === 0) return true
  return (
    own.every(
      (position) =>
        additive.includes(position) && /^0(\.0+)?$/.test(cellText(row.cells[position] ?? null)),
    ) && own.length >= 2
  )
}

const figureAt = (row: SheetRow, position: number): string =>
  (row.down?.includes(position) ? undefined : cellDecimal(row.cells[position] ?? null)) ?? '0'

/** Recognises a row of figures without a word, each the sum of its column so far. */
function bareTotals(records: readonly SheetRow[], { additive, required }: Layout) {
  const sums = new Map<number, string>()
  let summed = 0
  return (row: SheetRow): boolean => {
    const own = row.cells.flatMap((_, position) => (isOwn(row, position) ? [position] : []))
    if (records.length === 0 || own.length === 0) return false
    // What is merged down over it says whose it is: two boxes may weigh the same.
    if (required.some((position) => row.down?.includes(position))) return false
    if (!own.every((position) => additive.includes(position))) return false
    for (const record of records.slice(summed))
      for (const position of additive)
        sums.set(position, sum([sums.get(position) ?? '0', figureAt(record, position)]))
    summed = records.length
    return own.every(
      (position) => compare(figureAt(row, position), sums.get(position) ?? '0') === 0,
    )
  }
}

/** The records among the rows below a heading, and the sums between them. */
export async function bodyOf(rows: readonly SheetRow[], layout: Layout): Promise<Body> {
  const records: SheetRow[] = []
  const totals: { row: SheetRow; kind: 'part' | 'all'; from: number; to: number }[] = []
  let from = 0
  let isOver = false
  const isBareTotal = bareTotals(records, layout)
  const turn = turns()
  for (const [index, row] of rows.entries()) {
    await turn()
    const kind = totalOf(row, layout)
    if (kind) {
      totals.push({ row, kind, from: kind === 'part' ? from : 0, to: records.length })
      from = records.length
      if (kind === 'all' && records.length > 0) isOver = true
      continue
    }
    if (isBlank(row, layout) || isNote(row, layout) || isRepeatedHeading(row, layout)) continue
    if (isPageTitle(row, rows[index + 1], layout)) continue
    if (records.length === 0 && isColumnNumbers(row)) continue
    if (isBareTotal(row)) continue
    const filled = layout.required.filter((position) => isSet(row, position)).length
    // What follows the grand total is another, smaller table: boxes by size, a list of vehicles.
    if (isOver && filled < Math.ceil(layout.required.length / 2)) continue
    records.push(row)
  }
  return { records, totals }
}
