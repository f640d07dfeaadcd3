import type { InboundColumn } from '@yuncang/shared/contracts/inbound-workbook'
import { compare, round } from '@yuncang/shared/domain/decimal'
import { normalizeContainerNo } from '@yuncang/shared/validate/container-no'
import { normalizeName } from '@yuncang/shared/validate/text'
import type { Table } from '../../../files/spreadsheet/table.ts'
import { cellDecimal, cellInteger, cellWeight } from '../../../files/spreadsheet/values.ts'
import { textOf, type Issues, type Row } from './workbook-rows.ts'

/** The container of a row as it is numbered; '' for goods without one, which clerks also write as 无 or 散货. */
export function containerOf(row: Row): string {
  const no = normalizeContainerNo(textOf(row, 'containerNo'))
  return /^(无|散货|散杂货|N\/A|NONE)$/.test(no) ? '' : no
}

/** The goods of one row; weights in kilograms whatever the unit of their column. */
export function productOf(table: Table<InboundColumn>, row: Row, issues: Issues) {
  const code = textOf(row, 'productCode')
  const name = normalizeName(textOf(row, 'productName'))
  if (name === '' && code === '')
    issues.add(row.number, 'productName', 'inboundOrder.productRequired')
  const planNet = weightOf(table, row, 'planNet', issues)
  const planGross = weightOf(table, row, 'planGross', issues)
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
    productCode: code,
    productName: name || code,
    brandName: textOf(row, 'brandName'),
    lotNo: textOf(row, 'lotNo'),
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
  table: Table<InboundColumn>,
  row: Row,
  key: 'planNet' | 'planGross' | 'containerNet' | 'containerGross',
  issues: Issues,
): string | undefined {
  const weight = cellWeight(row.cell(key), table.unitOf(key))
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
