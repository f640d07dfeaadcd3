import { Big } from 'big.js'

/*
 * Decimals are strings everywhere ('12.340') and integers of the smallest unit in the database
 * (docs/domain/values.md#decimals). This is the only place that computes with them.
 */

/**
 * Digits after the point, how many of them are written even when they are noughts, and the exclusive limit of each kind;
 * every scaled value stays below 2^53.
 */
export const scales = {
  money: { digits: 2, written: 2, limit: '90000000000000' },
  qty: { digits: 4, written: 4, limit: '900000000000' },
  charged: { digits: 6, written: 4, limit: '9000000000' },
  price: { digits: 6, written: 6, limit: '9000000000' },
  kg: { digits: 3, written: 3, limit: '9000000000000' },
  m3: { digits: 4, written: 4, limit: '900000000000' },
  rate: { digits: 6, written: 6, limit: '9000000000' },
} as const

export type DecimalKind = keyof typeof scales

// 10^digits times the limit is this number for every kind.
const scaledLimit = 9_000_000_000_000_000
// Products of a few limits have some 60 characters; anything longer is an attack or a bug.
const maxLength = 100
// Decimals of so few digits are whole numbers and a place of the point to a double, which is several times as fast.
const doubleDigits = 15
/** What was calculated is more than can be recorded: figures that are each within their limits can multiply beyond. */
export class OutOfRange extends RangeError {}

const plain = /^-?\d+(?:\.\d+)?$/

// A constructor of our own: settings of big.js are shared by everybody who imports it.
const Exact = Big()
Exact.strict = true
Exact.DP = 20
// A day's share of a yearly rate: 30 digits keep a sum of them clear of a half cent that it does not reach.
const Finer = Big()
Finer.strict = true
Finer.DP = 30

function parse(value: string): Big {
  assertPlain(value)
  return Exact(value)
}

function assertPlain(value: string): void {
  if (value.length > maxLength || !plain.test(value))
    throw new RangeError(`Not a plain decimal: ${value.slice(0, maxLength)}`)
}

/** A short decimal as units × 10^-digits; undefined when a double may not hold it. */
function shortOf(value: string): { units: number; digits: number } | undefined {
  if (value.length > doubleDigits) return undefined
  assertPlain(value)
  const point = value.indexOf('.')
  if (point < 0) return { units: Number(value), digits: 0 }
  const digits = value.length - point - 1
  return { units: Number(value.slice(0, point) + value.slice(point + 1)), digits }
}

/** In plain notation without trailing zeros; undefined when the units are not exact. */
function shortText(units: number, digits: number): string | undefined {
  if (!Number.isSafeInteger(units)) return undefined
  let [rest, places] = [units, digits]
  while (places > 0 && rest % 10 === 0) [rest, places] = [rest / 10, places - 1]
  if (places === 0) return String(rest)
  const all = String(Math.abs(rest)).padStart(places + 1, '0')
  return `${rest < 0 ? '-' : ''}${all.slice(0, -places)}.${all.slice(-places)}`
}

function shortSum(a: string, b: string): string | undefined {
  const [x, y] = [shortOf(a), shortOf(b)]
  if (!x || !y) return undefined
  const digits = Math.max(x.digits, y.digits)
  const [left, right] = [x.units * 10 ** (digits - x.digits), y.units * 10 ** (digits - y.digits)]
  const isExact = Number.isSafeInteger(left) && Number.isSafeInteger(right)
  return isExact ? shortText(left + right, digits) : undefined
}

function shortProduct(a: string, b: string): string | undefined {
  const [x, y] = [shortOf(a), shortOf(b)]
  return x && y && shortText(x.units * y.units, x.digits + y.digits)
}

/** Exact sum, in plain notation without trailing zeros. */
export const add = (a: string, b: string): string =>
  shortSum(a, b) ?? parse(a).plus(parse(b)).toFixed()

/** Exact difference a - b, in plain notation without trailing zeros. */
export function subtract(a: string, b: string): string {
  assertPlain(b)
  return add(a, b.startsWith('-') ? b.slice(1) : `-${b}`)
}

/** The other sign, in the notation that was given. */
export function negate(value: string): string {
  assertPlain(value)
  return value.startsWith('-') ? value.slice(1) : isZero(value) ? value : `-${value}`
}

/** Exact product, in plain notation without trailing zeros. */
export const multiply = (a: string, b: string): string =>
  shortProduct(a, b) ?? parse(a).times(parse(b)).toFixed()

/** Exact sum of a list; '0' for an empty one. */
export const sum = (values: Iterable<string>): string => {
  let total = Exact('0')
  for (const value of values) total = total.plus(parse(value))
  return total.toFixed()
}

/** The quotient a / b to 30 decimals, exact when it has no more; without trailing zeros. RangeError when b is zero. */
export function divide(a: string, b: string): string {
  if (isZero(b)) throw new RangeError(`Division by zero: ${a.slice(0, maxLength)}`)
  assertPlain(a)
  return Finer(a).div(Finer(b)).toFixed()
}

/** The smallest multiple of `step` that is not below a value; both of one unit. RangeError unless the step is above 0. */
export function ceilTo(value: string, step: string): string {
  const [whole, unit] = [parse(value), parse(step)]
  if (unit.lte('0')) throw new RangeError(`Not a step: ${step}`)
  let count = whole.div(unit).round(0, Exact.roundDown)
  // The quotient is cut at 20 digits, so the product decides.
  while (count.times(unit).lt(whole)) count = count.plus('1')
  return count.times(unit).toFixed()
}

/** -1, 0 or 1 by value, whatever the notation: '1.0' equals '1.00'. */
export function compare(a: string, b: string): -1 | 0 | 1 {
  if (a.length > doubleDigits || b.length > doubleDigits) return parse(a).cmp(parse(b))
  assertPlain(a)
  assertPlain(b)
  const [x, y] = [Number(a), Number(b)]
  return x < y ? -1 : x > y ? 1 : 0
}

export const isNegative = (value: string): boolean => compare(value, '0') < 0
export const isZero = (value: string): boolean => compare(value, '0') === 0

/**
 * To the digits of a kind, half away from zero: '1.005' is '1.01', '-1.005' is '-1.01'
 * (docs/domain/values.md#rounding).
 */
export const round = (value: string, kind: DecimalKind): string => fixed(parse(value), kind)

// Rounded before it is written, because toFixed alone would write -0.001 as '-0.00'.
function fixed(value: Big, kind: DecimalKind, kept: number = scales[kind].digits): string {
  return writtenAs(value.round(kept, Exact.roundHalfUp).toFixed(scales[kind].digits), kind)
}

/** A text with all digits of its kind, without the noughts at its end that are not written. */
function writtenAs(text: string, kind: DecimalKind): string {
  const { digits, written } = scales[kind]
  let end = text.length
  for (let more = digits - written; more > 0 && text[end - 1] === '0'; more--) end -= 1
  return text.slice(0, end)
}

/**
 * The integer the database stores, in units of the kind's last digit. RangeError when a digit would be lost or the
 * value lies beyond the limit; the limit itself passes, because the schema derives its CHECK from it.
 */
export function toScaled(value: string, kind: DecimalKind): number {
  assertPlain(value)
  const { digits } = scales[kind]
  const point = value.indexOf('.')
  const whole = point < 0 ? value : value.slice(0, point)
  const fraction = point < 0 ? '' : value.slice(point + 1)
  if (/[1-9]/.test(fraction.slice(digits)))
    throw new RangeError(`${value} has more than ${digits} decimals (${kind})`)
  // A number of more digits than a double holds is above the limit too, so its rounding cannot hide it.
  const scaled = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  if (Math.abs(scaled) > scaledLimit) throw new OutOfRange(`${value} is out of range (${kind})`)
  return scaled === 0 ? 0 : scaled
}

/** The decimal text of a stored integer, with the digits of the kind. Runs for every value read, hence without Big. */
export function fromScaled(scaled: number, kind: DecimalKind): string {
  if (!Number.isSafeInteger(scaled)) throw new RangeError(`Not an exact integer: ${scaled}`)
  return pointed(String(scaled), kind)
}

/** The same of a sum of stored integers, which may be beyond what a double holds: the database gives it as text. */
export const sumFromScaled = (total: string, kind: DecimalKind): string =>
  pointed(String(BigInt(total)), kind)

function pointed(scaled: string, kind: DecimalKind): string {
  const { digits } = scales[kind]
  const isBelow = scaled.startsWith('-')
  const all = (isBelow ? scaled.slice(1) : scaled).padStart(digits + 1, '0')
  const point = all.length - digits
  return writtenAs(`${isBelow ? '-' : ''}${all.slice(0, point)}.${all.slice(point)}`, kind)
}

/** Plain ASCII digits with an optional minus, no exponent, no more decimals than the kind, below its limit. */
export function isDecimal(text: string, kind: DecimalKind): boolean {
  // 15 digits, a point, a minus and some leading zeros; longer texts are not looked at.
  if (text.length > 32 || !plain.test(text)) return false
  const { digits, limit } = scales[kind]
  const point = text.indexOf('.')
  if (point >= 0 && text.length - point - 1 > digits) return false
  const whole = Math.abs(Number(point < 0 ? text : text.slice(0, point)))
  return whole < Number(limit)
}

/**
 * An amount of money rounded to the digits that its currency has (2, or 0 for JPY), half away from zero; written with
 * two decimals all the same.
 */
export const roundMoney = (value: string, digits: number = scales.money.digits): string =>
  fixed(parse(value), 'money', digits)

/**
 * Tax inside a tax-inclusive amount: net rounded once to the currency's digits, tax the rest, so that they add up
 * (docs/domain/values.md#tax).
 */
export function splitTax(
  gross: string,
  rate: string,
  digits: number = scales.money.digits,
): { net: string; tax: string } {
  const amount = moneyOf(gross)
  const factor = rateOf(rate).plus('1')
  // The quotient's 20 digits are enough: it cannot come closer than 1e-18 to a half cent without being one.
  const net = fixed(amount.div(factor), 'money', digits)
  return { net, tax: fixed(amount.minus(net), 'money') }
}

/** Tax on top of a net amount, rounded once to the currency's digits (docs/domain/values.md#tax). */
export function addTax(
  net: string,
  rate: string,
  digits: number = scales.money.digits,
): { gross: string; tax: string } {
  const amount = moneyOf(net)
  const tax = fixed(amount.times(rateOf(rate)), 'money', digits)
  return { gross: fixed(amount.plus(tax), 'money'), tax }
}

/** A line is rounded to the cent before its tax is looked at; a finer amount here is a mistake of the caller. */
const moneyOf = (value: string): Big => Exact(fromScaled(toScaled(value, 'money'), 'money'))

function rateOf(rate: string): Big {
  if (!isDecimal(rate, 'rate') || isNegative(rate)) throw new RangeError(`Not a tax rate: ${rate}`)
  return Exact(rate)
}
