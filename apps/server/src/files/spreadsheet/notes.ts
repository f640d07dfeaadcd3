import {
  holdsGoods,
  isOwn,
  isSet,
  filledRequired,
  ownPositions,
  ownTexts,
  type Layout,
} from './layout.ts'
import type { SheetRow } from './types.ts'
import { cellText } from './values.ts'

/* Rows around the records that clerks and programs add: notes, signatures, column numbers, noughts. */

const noteLabels =
  '注|备注|说明|提示|注意|注意事项|填写说明|填表说明|示例|例|制表人?|制单人?|填表人?|编制人?|审核人?|复核人?|审批人?|经办人?|操作[人员]?|仓管员?|联系人|联系电话|电话|手机|传真|邮箱|地址|打印(?:人|时间|日期)|(?:制表|制单|填表)(?:时间|日期)|日期|收货人|发货人|提货人|签字|签名|签收人?|盖章|公章|单位盖章|(?:收货|发货)人签[字章]|page|prepared by|checked by|approved by|printed|remarks?|notes?|signature|tel|contact|date'
const note = new RegExp(`^[([【*※\\s]*(?:\\d+[.、]\\s*)?(?:${noteLabels})\\s*(?::|[)\\]】]|$)`, 'i')
const closing = /^(say[\s:]|特此|此表|本表|以上|以下|请|敬请|烦请|注意|谢谢|如有)/i
const pageNumber = /^第?\s*\d+\s*页|^[-—_=.。~*\s]+$|^(以下空白|完|the end|end|page \d+.*)$/i

/** A line of words below or between the records: it fills hardly any column that a record needs. */
export function isNote(row: SheetRow, layout: Layout): boolean {
  const [{ text: first } = { text: '' }] = ownTexts(row)
  if (filledRequired(row, layout) >= Math.max(2, Math.ceil(layout.required.length / 2)))
    return false
  if (holdsGoods(row, layout)) return false
  if (note.test(first) || pageNumber.test(first)) return true
  if (ownPositions(row).length !== 1) return false
  // One long sentence, whatever column it begins in.
  return closing.test(first) || (first.length >= 12 && /[。；;！!，,：:]/.test(first))
}

/** 1 2 3 4 or (1) (2) (3): the numbers of the columns. */
export function isColumnNumbers(row: SheetRow): boolean {
  const values = row.cells.filter((_, position) => isOwn(row, position)).map(cellText)
  return (
    values.length >= 3 &&
    values.every((text, index) => text.replace(/[()（）]/g, '') === String(index + 1))
  )
}

/** Nothing in the columns of the table, or nothing but noughts and signs for nothing. */
export function isBlank(row: SheetRow, { positions, additive }: Layout): boolean {
  const own = positions.filter((position) => isOwn(row, position))
  if (own.length === 0) return true
  return (
    own.every(
      (position) =>
        additive.includes(position) && /^0(\.0+)?$/.test(cellText(row.cells[position] ?? null)),
    ) && own.length >= 2
  )
}

/** Says something beside the columns of the table. */
export const saysElsewhere = (row: SheetRow, { positions }: Layout): boolean =>
  ownPositions(row).some((position) => !positions.includes(position))

/** The title of the next printed page, in one cell or several, right above its heading. */
export const isPageTitle = (row: SheetRow, layout: Layout): boolean =>
  row.cells.every((cell, position) => typeof cell === 'string' || !isSet(row, position)) &&
  filledRequired(row, layout) < Math.max(2, Math.ceil(layout.required.length / 2)) &&
  !holdsGoods(row, layout)
