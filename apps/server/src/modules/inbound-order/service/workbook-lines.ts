import type { InboundColumn } from '@yuncang/shared/nouns/inbound-order/workbook'
import { compare, round } from '@yuncang/shared/kernel/decimal'
import { normalizeContainerNo } from '@yuncang/shared/validate/container-no'
import { isHsCode } from '@yuncang/shared/nouns/product/codes'
import { checkHsCode } from '@yuncang/shared/validate/hs-code'
import { normalizeCode, normalizeName } from '@yuncang/shared/validate/text'
import { cellDecimal, cellInteger, cellWeight } from '../../../files/spreadsheet/values.ts'
import { textOf, type Issues, type Row } from './workbook-rows.ts'

/** The container of a row as it is numbered; '' for goods without one, which clerks also write as 无 or 散货. */
export function containerOf(row: Row): string {
  const no = normalizeContainerNo(textOf(row, 'containerNo'))
  return /^(无|散货|散杂货|N\/A|NONE)$/.test(no) ? '' : no
}

/** How a row calls its goods: by code, by name or by both; a code stands for the name that is not given. */
export function writtenGoods(row: Row): { productCode: string; productName: string } {
  const goodsCode = textOf(row, 'productCode')
  const productCode = textOf(row, 'ownCode') || (isHsCode(goodsCode) ? '' : goodsCode)
  return { productCode, productName: normalizeName(textOf(row, 'productName')) || productCode }
}

/** The code of customs that a row says, in either of its columns. It has a shape, and is the same in both. */
function hsCodeOf(row: Row, issues: Issues): string {
  const hsCode = normalizeCode(textOf(row, 'hsCode'))
  const goodsCode = normalizeCode(textOf(row, 'productCode'))
  if (hsCode === '') return isHsCode(goodsCode) ? goodsCode : ''
  const wrong = checkHsCode(hsCode)
  if (wrong) issues.add(row.number, 'hsCode', wrong.reason, wrong.params)
  else if (isHsCode(goodsCode) && hsCode.slice(0, 10) !== goodsCode)
    issues.add(row.number, 'hsCode', 'inboundOrder.hsCodesDiffer', {
      one: goodsCode,
      other: hsCode,
    })
  return hsCode
}

/** The goods of one row; weights in kilograms whatever the unit of their column. */
export function productOf(row: Row, issues: Issues) {
  const written = writtenGoods(row)
  const hsCode = hsCodeOf(row, issues)
  if (written.productName === '')
    issues.add(row.number, 'productName', 'inboundOrder.productRequired')
  const planNet = weightOf(row, 'planNet', issues)
  const planGross = weightOf(row, 'planGross', issues)
  if (planNet && planGross && compare(planNet, planGross) > 0) {
    issues.add(row.number, 'planNet', 'inboundOrder.netAboveGross', {
      net: planNet,
      gross: planGross,
    })
  }
  const planPieces = integerOf(row, 'planPieces', issues)
  // A cell that is already named needs no second sentence.
  if (planPieces === undefined) issues.add(row.number, 'planPieces', 'validate.required')
  if (planNet === undefined) issues.add(row.number, 'planNet', 'validate.required')
  return {
    containerNo: containerOf(row),
    ...written,
    brandName: textOf(row, 'brandName'),
    lotNo: textOf(row, 'lotNo'),
    hsCode,
    planPieces: planPieces ?? 0,
    planPallet: integerOf(row, 'planPallet', issues) ?? null,
    planNet: planNet ?? '0',
    planGross: planGross ?? null,
    planVolume: volumeOf(row, issues) ?? null,
    remark: textOf(row, 'remark'),
  }
}

/** Kilograms with three decimals, whatever the unit of the column; undefined for an empty cell. */
export function weightOf(
  row: Row,
  key: 'planNet' | 'planGross' | 'containerNet' | 'containerGross',
  issues: Issues,
): string | undefined {
  const weight = cellWeight(row.cell(key), row.unitOf(key))
  if (weight !== null) return weight
  issues.add(row.number, key, 'cell.notNumber', { value: textOf(row, key) })
  return undefined
}

function volumeOf(row: Row, issues: Issues): string | undefined {
  const written = decimalOf(row, 'planVolume', issues)
  return written === undefined ? undefined : round(written, 'm3')
}

function decimalOf(row: Row, key: InboundColumn, issues: Issues): string | undefined {
  const value = cellDecimal(row.cell(key))
  if (value !== null) return value
  issues.add(row.number, key, 'cell.notNumber', { value: textOf(row, key) })
  return '0'
}

export function integerOf(row: Row, key: InboundColumn, issues: Issues): number | undefined {
  const value = cellInteger(row.cell(key))
  if (value !== null) return value
  issues.add(row.number, key, 'cell.notInteger', { value: textOf(row, key) })
  return 0
}
