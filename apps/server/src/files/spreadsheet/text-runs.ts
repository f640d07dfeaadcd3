import type { Cell } from './types.ts'
import { cellText } from './values.ts'

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const subscripts = '₀₁₂₃₄₅₆₇₈₉'
const stroke = '\u0336'

/** How a piece of text looks: a raised or lowered figure is a note or a power, what is struck out is no longer meant. */
export type Looks = { readonly isStruck: boolean; readonly digits: string | undefined }

const plain: Looks = { isStruck: false, digits: undefined }
/** Digits that are raised or lowered, by the names of workbooks and of web pages. */
export const digitsOf: Readonly<Record<string, string>> = {
  superscript: superscripts,
  subscript: subscripts,
  sup: superscripts,
  sub: subscripts,
}

/** The looks of what stands within such elements of a web page. */
export const looksWithin = (elements: readonly string[]): Looks => ({
  isStruck: elements.some((name) => name === 's' || name === 'del' || name === 'strike'),
  digits: digitsOf[elements.findLast((name) => name in digitsOf) ?? ''],
})

/** A text with raised and lowered digits as such characters, and strokes through what is struck out. */
export function asSeen(text: string, { isStruck, digits }: Looks): string {
  if (!isStruck && digits === undefined) return text
  const shifted = digits ? text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : text
  return isStruck ? shifted.replace(/\S/gu, (letter) => letter + stroke) : shifted
}

/** Whether something in a text is struck out. */
export const hasStroke = (text: string): boolean => text.includes(stroke)

/** What a cell says that is struck out as a whole; a text that has strokes of its own keeps those. */
export function struckOut(cell: Cell): Cell {
  if (cell === null || (typeof cell === 'object' && 'error' in cell)) return cell
  const text = cellText(cell)
  return hasStroke(text) ? cell : asSeen(text, { isStruck: true, digits: undefined })
}

/** A switch of an .xlsx: <strike/>, <strike val="1"/>. */
export const isOn = (val: string | undefined): boolean => !/^(0|false|off)$/.test(val ?? '')

/** Characters that XML has no room for: _x000D_ for a carriage return. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text

/** Collects the texts of an .xlsx from its elements, as they are seen. How words are pronounced is no part of them. */
export function textRuns() {
  let text = ''
  let run = ''
  let looks = plain
  let isText = false
  let isSpoken = false
  return {
    open(name: string, { val }: Readonly<Record<string, string>>): void {
      if (name === 'rPh') isSpoken = true
      else if (name === 'r') looks = plain
      else if (name === 'strike') looks = { ...looks, isStruck: isOn(val) }
      else if (name === 'vertAlign') looks = { ...looks, digits: digitsOf[val ?? ''] }
      isText = name === 't' && !isSpoken
    },
    text(more: string): void {
      if (isText) run += more
    },
    close(name: string): void {
      if (name === 'rPh') isSpoken = false
      if (name === 'r') looks = plain
      if (name !== 't') return
      text += asSeen(unescaped(run), looks)
      run = ''
      isText = false
    },
    /** The text of all runs since the last time. */
    take(): string {
      const whole = text
      text = ''
      return whole
    },
  }
}
