import { isDate, today } from '@yuncang/shared/kernel/calendar'
import { multiply, round } from '@yuncang/shared/kernel/decimal'
import { figureIn as decimalIn, figureText, plainDigits } from '@yuncang/shared/validate/figure'
import { isPlain, withoutInvisible } from '@yuncang/shared/validate/text'
import type { Cell } from './types.ts'

/*
 * What clerks mean by a cell. Each gives undefined for an empty cell and null for one that means nothing of the kind.
 */

const halfWidth = (text: string) => (isPlain(text) ? text : text.normalize('NFKC')).trim()

// A joiner of no width joins nothing at an end.
const edges = /^[\s\u200d]+|[\s\u200d]+$/g

/** Text as it stands, without the apostrophe that made it text and what nobody sees; numbers without their noise. */
export function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'object') return 'date' in cell ? cell.date : cell.error
  if (typeof cell === 'number') return plainDigits(cell)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return withoutInvisible(cell)
    .replace(edges, '')
    .replace(/^'(?=.)/, '')
    .trim()
}

/** A dash or stroke in place of nothing. */
export const isBlankSign = (cell: Cell): boolean =>
  typeof cell === 'string' && /^[/\\—–―_-]{1,4}$/.test(halfWidth(cell))

/** 同上, 〃, ": the value of the row above. */
export const isDitto = (cell: Cell): boolean =>
  typeof cell === 'string' && dittoSigns.test(cell.replace(/\s/g, ''))

const dittoSigns = /^-?(同上|同前|[〃″"“”]|''|,,|ditto|do\.)-?$/i

/** A number that a spreadsheet has turned into powers of ten, or cut after 15 digits: as a code it is lost. */
export const hasLostDigits = (cell: Cell): boolean =>
  typeof cell === 'number'
    ? Math.abs(cell) >= 1e15
    : typeof cell === 'string' && /^\d(\.\d+)?E\+\d{2,}$/i.test(halfWidth(cell))

/** Units that people write behind a figure; only weights are told apart by them. */
const units = {
  kg: '千克|公斤|kgs?|kilograms?',
  t: '公吨|吨|mt|tons?|tonnes?|t',
  other:
    '立方米|立方|方|件|箱|包|袋|捆|卷|桶|块|个|支|张|托盘|托|板|元|天|手|cbm|m3|pcs|pieces?|ctns?|cartons?|pkgs?|packages?|bags?|rolls?|drums?|plts?|pallets?|units?|sets?',
} as const
const withUnit = new RegExp(
  `^(.*?[\\d.)])\\s*(?:(${units.kg})|(${units.t})|(${units.other}))\\.?$`,
  'i',
)

/** A decimal string: '1,234.50', '１２', '16 件', 2.5E+04, 0.1+0.2 all as people read them; null for a weight. */
export function cellDecimal(cell: Cell): string | null | undefined {
  const { text, unit } = figureIn(cell)
  if (text === '') return undefined
  return text === undefined || isWeightUnit(unit) ? null : (decimalIn(text) ?? null)
}

/** Kilograms with three decimals: 25.5吨 says its unit, a bare figure has that of its column. */
export function cellWeight(cell: Cell, unit: 'kg' | 't'): string | null | undefined {
  const written = weightIn(cell, unit)
  return written ? kilograms(written.value, written.unit) : written
}

function weightIn(cell: Cell, unit: 'kg' | 't') {
  const figure = figureIn(cell)
  if (figure.text === '') return undefined
  if (figure.text === undefined || figure.unit === 'other') return null
  const value = decimalIn(figure.text)
  return value === undefined ? null : { value, unit: figure.unit ?? unit }
}

/** A figure with all of its digits, in kilograms for a weight, and one of the last of them. */
export type Written = { readonly value: string; readonly lastDigit: string }

/** A weight in this unit, or for none any other figure, as it is written. */
export function writtenFigure(cell: Cell, unit?: 'kg' | 't'): Written | null | undefined {
  if (unit === undefined) {
    const value = cellDecimal(cell)
    return typeof value === 'string' ? { value, lastDigit: lastDigitOf(value) } : value
  }
  const weight = weightIn(cell, unit)
  if (!weight) return weight
  const times = weight.unit === 't' ? '1000' : '1'
  const { value } = weight
  return { value: multiply(value, times), lastDigit: multiply(lastDigitOf(value), times) }
}

const lastDigitOf = (decimal: string): string => {
  const digits = decimal.split('.')[1]?.length ?? 0
  return digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`
}

type Figure = { text: string | undefined; unit: 'kg' | 't' | 'other' | undefined }

const isWeightUnit = (unit: Figure['unit']): boolean => unit === 'kg' || unit === 't'

/** What is written before a unit, and which; no text for a cell that cannot be a figure. */
function figureIn(cell: Cell): Figure {
  if (typeof cell === 'boolean' || (typeof cell === 'object' && cell !== null))
    return { text: undefined, unit: undefined }
  const text = figureText(cellText(cell))
  const match = text === undefined ? undefined : withUnit.exec(text)
  if (!match) return { text, unit: undefined }
  return { text: match[1] ?? '', unit: match[2] ? 'kg' : match[3] ? 't' : 'other' }
}

export const namesWeightUnit = (cell: Cell): boolean => isWeightUnit(figureIn(cell).unit)

/** Kilograms with three decimals of a weight that is written in this unit. */
const kilograms = (written: string, unit: 'kg' | 't'): string =>
  round(unit === 't' ? multiply(written, '1000') : written, 'kg')

export function cellInteger(cell: Cell): number | null | undefined {
  const text = cellDecimal(cell)
  if (text === undefined || text === null) return text
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : null
}

const time = String.raw`(?:[\sT]*(?:上午|下午|am|pm)?\s*\d{1,2}[:时]\d{1,2}(?:[:分]\d{1,2}(?:\.\d+)?)?\s*秒?\s*(?:am|pm|z|[+-]\d{2}:?\d{2})?)?`
const weekday = String.raw`(?:\s*\(?(?:星期|周|礼拜)[一二三四五六日天]\)?)?`
const yearFirst = new RegExp(
  String.raw`^(\d{4})\s*[-/.年、—–_\s]\s*(\d{1,2})\s*[-/.月、—–_\s]\s*(\d{1,2})\s*[日号.]?${weekday}${time}$`,
  'i',
)
const compact = new RegExp(String.raw`^(\d{4})(\d{2})(\d{2})(?:\d{6}|${time})$`, 'i')
const dayFirst = /^(\d{1,2})[-/.\s]*([a-z]{3,9})\.?[-/.,\s]*(\d{4})$/i
const monthFirst = /^([a-z]{3,9})\.?[-/.\s]*(\d{1,2})(?:st|nd|rd|th)?[-/.,\s]+(\d{4})$/i
const dayAndMonth = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}${time}$`, 'i')
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** yyyy-MM-dd from a date cell or from '2026/1/5', '2026年1月5日', '20260105', '5-Jan-2026'. */
export function cellDate(cell: Cell): string | null | undefined {
  if (cell !== null && typeof cell === 'object') {
    return 'date' in cell && isDate(cell.date) ? cell.date : null
  }
  const text = figureText(cellText(cell))
  if (text === '') return undefined
  const [year, month, day] = (text && partsOfDate(text)) || []
  if (!text || !year || !month || !day) return null
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? dayHere(date, text) : null
}

const zoned = /(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:z|([+-]\d{2}):?(\d{2}))$/i

/** The day in Shanghai of an instant that says its zone: 16:30 in UTC is half past midnight of the next day. */
function dayHere(date: string, text: string): string | null {
  const match = zoned.exec(text)
  if (!match || !isPlausibleDay(date)) return date
  const [, hour = '', minute = '', second = '00', zoneHour = '+00', zoneMinute = '00'] = match
  const clock = `${hour.padStart(2, '0')}:${minute}:${second}`
  const instant = Date.parse(`${date}T${clock}${zoneHour}:${zoneMinute}`)
  return Number.isNaN(instant) ? null : today(new Date(instant).toISOString())
}

/** 11/3/2026: which of both is the month, nobody can tell. */
export const hasTwoReadings = (cell: Cell): boolean => {
  const [, first, second] = dayAndMonth.exec(halfWidth(cellText(cell))) ?? []
  return [first, second].every((each) => Number(each) >= 1 && Number(each) <= 12)
}

function partsOfDate(text: string): readonly (string | undefined)[] | undefined {
  const figures = compact.exec(text) ?? yearFirst.exec(text)
  if (figures) return figures.slice(1, 4)
  const [, day, name, year] = dayFirst.exec(text) ?? []
  if (year) return [year, monthOf(name), day]
  const [, word, number, of] = monthFirst.exec(text) ?? []
  return of ? [of, monthOf(word), number] : undefined
}

const monthOf = (name = ''): string | undefined => {
  const index = months.indexOf(name.slice(0, 3).toLowerCase())
  return index < 0 ? undefined : String(index + 1)
}

/** Days of this trade lie between; another is a slip of the pen, or a number that became a date. */
export const plausibleYears = { first: 1982, last: 2119 } as const

export const isPlausibleDay = (date: string): boolean => {
  const year = Number(date.slice(0, 4))
  return year >= plausibleYears.first && year <= plausibleYears.last
}

const dayMs = 86_400_000
const dayZero = Date.UTC(1899, 11, 30)

const serialText = /^\d{5}(\.0+)?$/

/** The day of a bare serial number of a plausible year, also one that became text; 20250305 and the like stay what they are. */
export function dateOfSerial(cell: Cell, is1904: boolean): Cell {
  const isSerial = typeof cell === 'number' || serialText.test(cellText(cell))
  if (!isSerial) return cell
  const serial = Number(typeof cell === 'number' ? cell : cellText(cell))
  const days = Math.floor(serial) + (is1904 ? 1462 : 0)
  if (days < 0 || days > 100_000) return cell
  const date = new Date(dayZero + days * dayMs).toISOString().slice(0, 10)
  return isPlausibleDay(date) ? { date } : cell
}
