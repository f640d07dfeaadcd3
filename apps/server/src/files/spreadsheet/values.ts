import { isDate } from '@yuncang/shared/domain/calendar'
import { multiply, round } from '@yuncang/shared/domain/decimal'
import type { Cell } from './types.ts'

/*
 * What clerks mean by a cell. Each gives undefined for an empty cell and null for one that means nothing of the kind.
 */

const halfWidth = (text: string) => text.normalize('NFKC').trim()

/** Text as it stands, numbers without their noise. */
export function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'object') return cell.date
  return typeof cell === 'number' ? plainNumber(cell) : String(cell).trim()
}

/** The shortest digits that Excel shows: 15 significant ones, never an exponent. */
function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(15))
  return Math.abs(rounded) < 1e21 && !/e/.test(String(rounded))
    ? String(rounded)
    : rounded.toFixed(10).replace(/\.?0+$/, '')
}

const decimalShape = /^-?\d{1,16}(\.\d{1,12})?$/

/** A decimal string: '1,234.50', '１２', 0.1+0.2 all as people read them. */
export function cellDecimal(cell: Cell): string | null | undefined {
  const text = halfWidth(cellText(cell))
    .replace(/^\+/, '')
    .replace(/[,\s](?=\d{3}(\D|$))/g, '')
  if (text === '') return undefined
  return decimalShape.test(text) ? text : null
}

/** Kilograms with three decimals of a weight that is written in this unit. */
export const kilograms = (written: string, unit: 'kg' | 't'): string =>
  round(unit === 't' ? multiply(written, '1000') : written, 'kg')

export function cellInteger(cell: Cell): number | null | undefined {
  const text = cellDecimal(cell)
  if (text === undefined || text === null) return text
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : null
}

const written =
  /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(\s+\d{1,2}:\d{2}(:\d{2})?)?$/

/** yyyy-MM-dd from a date cell or from '2026/1/5', '2026年1月5日', '20260105'. */
export function cellDate(cell: Cell): string | null | undefined {
  if (cell !== null && typeof cell === 'object') return isDate(cell.date) ? cell.date : null
  const text = halfWidth(cellText(cell))
  if (text === '') return undefined
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  const match = compact ?? written.exec(text)
  if (!match) return null
  const [, year = '', month = '', day = ''] = match
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? date : null
}
