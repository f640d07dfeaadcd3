/* What the number format of a cell says of its number. */

/** Formats that have no code in the file: days, also those of Chinese Excel, and times. */
const builtInDays = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

export const isBuiltInDay = (id: number): boolean =>
  builtInDays.some(([first, last]) => id >= first && id <= last)

/** Quoted words, escaped signs, fill signs and colours: nothing that could name a day. */
const literal = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi

const firstPart = (code: string): string =>
  code.replace(literal, (text) => text.replaceAll(';', '')).split(';', 1)[0] ?? ''

/** Whether a format shows a number as a day or a time. */
export const isDayFormat = (code: string): boolean => {
  // 0.00E+00 is a number.
  const bare = code.replace(literal, '').replace(/e[+-]/gi, '').split(';', 1)[0] ?? ''
  return !/general|通用|常规/i.test(bare) && /[ymdhsge]|上午|下午|[年月日时分秒]/i.test(bare)
}

const zeros = /^((?:"[^"]*"|\\.|-)*)(0{1,20})$/

/**
 * The text that a format made of zeros gives a whole number, 7 -> 0007, or LOT-007 with a word before the zeros;
 * undefined for every other format, whose signs belong to no number.
 */
export function inZeros(value: number, code: string): string | undefined {
  const [, before = '', digits = ''] = zeros.exec(firstPart(code).replace(/_.|\*./g, '')) ?? []
  if (digits === '' || !Number.isSafeInteger(value) || value < 0) return undefined
  const prefix = before.replace(/"([^"]*)"|\\(.)/g, '$1$2')
  const text = prefix + String(value).padStart(digits.length, '0')
  return text === String(value) ? undefined : text
}

const dayMs = 86_400_000
const epoch = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const
const halfASecond = 0.5 / 86_400
const lastSerial = 2_958_465

/** The day of a serial number; undefined for one that no calendar has. */
export function dayOfSerial(serial: number, is1904: boolean): string | undefined {
  const days = Math.floor(serial + halfASecond)
  if (days < 0 || days > lastSerial) return undefined
  // Excel's 1900 was a leap year: its first days are one earlier.
  const shift = !is1904 && days < 60 ? 1 : 0
  const time = epoch[is1904 ? 1904 : 1900] + (days + shift) * dayMs
  return new Date(time).toISOString().slice(0, 10)
}
