import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { isDecimal, isNegative, multiply } from '@yuncang/shared/kernel/decimal'
import type { Sample } from '@yuncang/shared/nouns/tariff/sample'
import { isDayCountMode } from '@yuncang/shared/nouns/tariff/rules'

/** A sample order as it is typed. */
export type TypedSample = Readonly<
  Record<
    | 'tonnes'
    | 'volume'
    | 'pieces'
    | 'pallets'
    | 'small'
    | 'large'
    | 'trucks'
    | 'inDate'
    | 'outDate'
    | 'dayCountMode'
    | 'unitValue'
    | 'product'
    | 'brand',
    string
  >
>

/** A container and a half of goods that lie for a month. */
export function usualSample(): TypedSample {
  const day = today(new Date().toISOString())
  return {
    tonnes: '20',
    volume: '30',
    pieces: '160',
    pallets: '16',
    small: '1',
    large: '0',
    trucks: '1',
    inDate: day,
    outDate: addDays(day, 30),
    dayCountMode: 'HEAD_ONLY',
    unitValue: '',
    product: '',
    brand: '',
  }
}

const isCount = (text: string): boolean => /^\d{1,6}$/.test(text)
const isFigure = (text: string): boolean => isDecimal(text, 'qty') && !isNegative(text)
const countOf = (text: string): string => (text.trim() === '' ? '0' : text.trim())
/** A stay that nobody would wait for: its days are told one by one. */
const yearsAtMost = 10

/** The sample that is meant; undefined while a figure is none or goods leave before they came. */
export function sampleOf(typed: TypedSample): Sample | undefined {
  const counts = [typed.pieces, typed.pallets, typed.small, typed.large, typed.trucks].map(countOf)
  const [tonnes, volume] = [countOf(typed.tonnes), countOf(typed.volume)]
  const { inDate, outDate, dayCountMode, product, brand } = typed
  const unitValue = typed.unitValue.trim()
  const isGood =
    counts.every(isCount) &&
    isFigure(tonnes) &&
    isFigure(volume) &&
    (unitValue === '' || isFigure(unitValue)) &&
    inDate !== '' &&
    inDate <= outDate &&
    outDate <= addDays(inDate, yearsAtMost * 366)
  if (!isGood) return undefined
  const [pieces, pallets, small, large, trucks] = counts.map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ] // one for each of the counts
  return {
    goods: { pieces, pallets, net: multiply(tonnes, '1000'), volume },
    containers: [
      ...Array.from({ length: small }, () => '20GP'),
      ...Array.from({ length: large }, () => '40HQ'),
    ],
    trucks,
    inDate,
    outDate,
    dayCountMode: isDayCountMode(dayCountMode) ? dayCountMode : 'HEAD_ONLY',
    unitValue,
    traits: { product: product.trim(), brand: brand.trim() },
  }
}
