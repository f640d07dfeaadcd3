/*
 * The only formatter of time (docs/domain/values.md#time). Inside, an instant is an ISO text in UTC with milliseconds
 * and a day is yyyy-MM-dd; the wire reads both in Asia/Shanghai. Nothing here depends on the zone of the process.
 */

const dayLength = 86_400_000
const firstDay = Date.UTC(1900, 0, 1) / dayLength
const lastDay = Date.UTC(9999, 11, 31) / dayLength
// Some eleven years of days; a longer memory would only help a scan that reads no day twice.
const remembered = 4096

const shanghai = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Shanghai',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

const dates = new Map<number, string>()
const offsets = new Map<number, number>()
const twoDigits = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'))

/** An instant as 'yyyy-MM-dd HH:mm:ss' in Asia/Shanghai; milliseconds are cut. RangeError when it is none. */
export function toWireTime(iso: string): string {
  const utc = readInstant(iso)
  const wall = utc + offsetAt(utc)
  const day = Math.floor(wall / dayLength)
  if (!(day >= firstDay && day <= lastDay)) throw new RangeError(`Not an instant: ${iso}`)
  return `${dateOf(day)} ${timeOf(wall - day * dayLength)}`
}

/**
 * The instant of a wire time, in whole seconds. When the clocks went back (1986-1991) the first of the two is meant;
 * an hour that they skipped is read as if they had not moved yet. RangeError when it is no wire time.
 */
export function fromWireTime(text: string): string {
  if (!isWireTime(text)) throw new RangeError(`Not a wire time: ${text.slice(0, 40)}`)
  const wall = readDay(text.slice(0, 10)) * dayLength + readTime(text, 11)
  const before = offsetAt(wall - dayLength)
  const after = offsetAt(wall + dayLength)
  const moved = offsetAt(wall - before) !== before && offsetAt(wall - after) === after
  return writeInstant(wall - (moved ? after : before))
}

/** 'yyyy-MM-dd HH:mm:ss' with a day that exists. */
export const isWireTime = (text: string): boolean =>
  text.length === 19 && text[10] === ' ' && isDate(text.slice(0, 10)) && readTime(text, 11) >= 0

/** 'yyyy-MM-dd', a day that exists, years 1900 to 9999. */
export const isDate = (text: string): boolean => readDay(text) >= firstDay

/** The day that it is in Asia/Shanghai at an instant. */
export const today = (iso: string): string => toWireTime(iso).slice(0, 10)

/** The day that many days later (or earlier, when negative). RangeError outside of 1900 to 9999. */
export function addDays(date: string, days: number): string {
  const day = dayOf(date) + days
  if (!Number.isInteger(days) || day < firstDay || day > lastDay)
    throw new RangeError(`Not a day: ${date} + ${days}`)
  return dateOf(day)
}

/** The last day of a day's month; its last two digits are the number of days of that month. RangeError when it is no day. */
export function endOfMonth(date: string): string {
  const inNextMonth = addDays(date, 32 - Number(date.slice(8)))
  return addDays(inNextMonth, -Number(inNextMonth.slice(8)))
}

/**
 * The same day so many months later (or earlier, when negative), the last of its month where that month is shorter.
 * RangeError outside of 1900 to 9999.
 */
export function addMonths(date: string, months: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const [year, ofYear] = [Math.floor(month / 12), (month % 12) + 1]
  const first = addDays(`${year}-${String(ofYear).padStart(2, '0')}-01`, 0)
  const last = endOfMonth(first)
  return addDays(
    first,
    Math.min(dayOf(date) - dayOf(`${date.slice(0, 8)}01`), daysBetween(first, last)),
  )
}

/** yyyyMM of the month before the one that it is in Asia/Shanghai at an instant. */
export const lastMonth = (iso: string): string =>
  addDays(`${today(iso).slice(0, 8)}01`, -1)
    .slice(0, 7)
    .replace('-', '')

/** Whether a span ends no earlier than it begins and has at most so many days; what is no day is said of the day itself. */
export const isSpanWithin = (from: string, to: string, days: number): boolean =>
  !isDate(from) || !isDate(to) || (from <= to && daysBetween(from, to) < days)

/** Days from one to the other: 1 from a day to the next, negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number => dayOf(to) - dayOf(from)

function dayOf(date: string): number {
  if (!isDate(date)) throw new RangeError(`Not a day: ${date.slice(0, 40)}`)
  return readDay(date)
}

/** Milliseconds that Asia/Shanghai is ahead of UTC at an instant, remembered by UTC day. */
function offsetAt(utc: number): number {
  const day = Math.floor(utc / dayLength)
  const known = offsets.get(day)
  if (known !== undefined) return known
  const offset = readOffset(day * dayLength)
  // The clocks move within this day: too rare to remember, so every instant is looked up.
  if (offset !== readOffset((day + 1) * dayLength - 1)) return readOffset(utc)
  if (offsets.size >= remembered) offsets.clear()
  offsets.set(day, offset)
  return offset
}

function readOffset(utc: number): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of shanghai.formatToParts(utc)) parts[type] = Number(value)
  const { year = NaN, month = NaN, day, hour, minute, second } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(utc / 1000) * 1000
}

function dateOf(day: number): string {
  const known = dates.get(day)
  if (known !== undefined) return known
  const date = new Date(day * dayLength).toISOString().slice(0, 10)
  if (dates.size >= remembered) dates.clear()
  dates.set(day, date)
  return date
}

/** Time of day in milliseconds as HH:mm:ss. */
function timeOf(rest: number): string {
  const seconds = Math.floor(rest / 1000)
  const minutes = Math.floor(seconds / 60)
  return `${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}:${twoDigits[seconds % 60]}`
}

function writeInstant(utc: number): string {
  const day = Math.floor(utc / dayLength)
  return `${dateOf(day)}T${timeOf(utc - day * dayLength)}.000Z`
}

function readInstant(iso: string): number {
  const shaped = iso.length === 24 && iso[10] === 'T' && iso[19] === '.' && iso[23] === 'Z'
  const utc = shaped
    ? readDay(iso.slice(0, 10)) * dayLength + readTime(iso, 11) + number(iso, 20, 3)
    : NaN
  if (Number.isNaN(utc)) throw new RangeError(`Not an instant: ${iso.slice(0, 40)}`)
  return utc
}

/** Days since 1970-01-01, NaN when there is no such day: Date.UTC would roll 02-30 over into March. */
function readDay(date: string): number {
  if (date.length !== 10 || date[4] !== '-' || date[7] !== '-') return NaN
  const day = Date.UTC(number(date, 0, 4), number(date, 5, 2) - 1, number(date, 8, 2)) / dayLength
  return !Number.isNaN(day) && dateOf(day) === date ? day : NaN
}

/** Milliseconds since midnight of the HH:mm:ss at a position, NaN when it is no time of day. */
function readTime(text: string, at: number): number {
  const hours = number(text, at, 2)
  const minutes = number(text, at + 3, 2)
  const seconds = number(text, at + 6, 2)
  const valid = text[at + 2] === ':' && text[at + 5] === ':'
  return valid && hours < 24 && minutes < 60 && seconds < 60
    ? ((hours * 60 + minutes) * 60 + seconds) * 1000
    : NaN
}

/** The ASCII digits from a position as a number, NaN when one of them is something else. */
function number(text: string, at: number, length: number): number {
  let value = 0
  for (let i = at; i < at + length; i++) {
    const digit = text.charCodeAt(i) - 48
    if (!(digit >= 0 && digit <= 9)) return NaN
    value = value * 10 + digit
  }
  return value
}
