import { addDays, endOfMonth } from '../../../kernel/calendar.ts'
import { ceilTo, compare, isNegative, isZero, multiply, sum } from '../../../kernel/decimal.ts'
import { amountsOf, type Amounts } from './amounts.ts'
import { cohortsOf } from './layers.ts'
import {
  isLimited,
  limited,
  type Earlier,
  type RawCharge,
  type Share,
  type Step,
} from './limits.ts'
import { priceFault, type PriceFault } from './price-fault.ts'
import { rentOf } from './rent.ts'
import { daysInStore, storageParts, type DayPart } from './storage.ts'
import { quantityPart, tieredParts, type QuantityPart } from './tiers.ts'
import {
  isByMeasure,
  type DayCountMode,
  type Lot,
  type Period,
  type TariffDetail,
} from './types.ts'

/** What one fee line is about (docs/domain/fees.md#fee-lines). */
export type Business =
  /**
   * DAY_UNIT, TIER_DAY, PERCENT_YEAR, and FIXED and UNIT by the month: all lots of one business and owner; `asOf` as in
   * `rate`, default the last day; `since` as in `rentOf`.
   */
  | {
      kind: 'STORAGE'
      lots: readonly Lot[]
      period: Period
      dayCountMode: DayCountMode
      asOf?: string
      since?: string
    }
  /** Work: FIXED (the quantity does not matter), UNIT, TIER_QTY. Tonnes and cubic metres when the unit is W/M. */
  | { kind: 'QUANTITY'; quantity: string; volume?: string; bizDate: string }
  /** PASS: the amount that was advanced, as typed. */
  | { kind: 'TYPED'; amount: string }

/** A fee line's figures and why they are so. */
export type Rating = {
  /** What is paid for: the quantity, for storage unit-days, for PERCENT_YEAR value-days; free ones not included. */
  quantity: string
  /** They add up to the raw charge, the first of the steps. */
  parts: (DayPart | QuantityPart)[]
  steps: Step[]
  /** What the line adds to its months, or to its order. */
  shares: Share[]
  /** Days with a balance above 0, free or not; 0 when the fee is not by day. */
  daysInStore: number
  /** The charge of these days may still rise with what happens after `asOf`: CLIFF or 全额累进 with goods in store. */
  isOpen: boolean
  amounts: Amounts
}

/** A price that nothing can be charged by, and why. */
export type Unpriced = { fault: PriceFault }

type Charged = Pick<Rating, 'quantity' | 'parts' | 'daysInStore' | 'isOpen'> & {
  charges: RawCharge[]
}

/**
 * The charge of one fee line (docs/domain/fees.md): the exact raw charge with its parts, minimum and cap, one
 * rounding, tax and CNY. The period of storage is rated with what is known on `asOf`: goods still free under CLIFF by
 * then book 0, and rating the same period again with a later `asOf` gives the amount whose difference is the 补计 line.
 * `exchangeRate` is CNY per unit of a foreign currency; `earlier` is what the lines before it come to in the order or in
 * its first month.
 * What is wrong with the price is an answer; RangeError when the business has broken figures or a rate is missing.
 */
export function rate(
  tariff: TariffDetail,
  business: Business,
  context: { exchangeRate?: string; earlier?: Earlier } = {},
): Rating | Unpriced {
  const fault = priceFault(tariff)
  if (fault) return { fault }
  const charged = chargeOf(tariff, business)
  if (!charged) return { fault: { what: 'TERMS', detail: '' } }
  const { charges, ...told } = charged
  const raw = sum(told.parts.map((part) => part.amount))
  const { amount, steps, shares } = limited({ raw, charges }, tariff, context.earlier)
  const amounts = amountsOf(amount, tariff, context.exchangeRate)
  if (!amounts) return { fault: { what: 'AMOUNT', detail: '' } }
  const rounded = tariff.taxIncluded ? amounts.gross : amounts.net
  return { ...told, shares, steps: [...steps, { kind: 'ROUNDED', amount: rounded }], amounts }
}

/** Undefined when the method is none for such a business. */
function chargeOf(tariff: TariffDetail, business: Business): Charged | undefined {
  switch (tariff.calcMethod) {
    case 'DAY_UNIT':
    case 'TIER_DAY':
    case 'PERCENT_YEAR':
      if (business.kind === 'STORAGE') return storageCharge(tariff, business)
      break
    case 'FIXED':
    case 'UNIT':
      if (business.kind === 'STORAGE') return rentCharge(tariff, business)
      if (business.kind === 'QUANTITY') return quantityCharge(tariff, business)
      break
    case 'TIER_QTY':
      if (business.kind === 'QUANTITY') return quantityCharge(tariff, business)
      break
    case 'PASS':
      if (business.kind === 'TYPED') return once([quantityPart('1', business.amount)])
  }
  return undefined
}

function storageCharge(
  tariff: TariffDetail,
  { lots, period, dayCountMode, asOf = period.to }: Extract<Business, { kind: 'STORAGE' }>,
): Charged {
  if (period.from > period.to || asOf < period.to)
    throw new RangeError(`Not a period: ${period.from} to ${period.to}, as of ${asOf}`)
  const { cohorts, isOpen } = cohortsOf({ lots, dayCountMode, asOf }, tariff)
  const months = monthsOf(period)
  const told = months.map((each) => storageParts(cohorts, tariff, each))
  const isTold = months.length === 1 || isByMonth(tariff)
  const parts = isTold ? told.flat() : storageParts(cohorts, tariff, period)
  const charges = told.map((some, at) => ({
    raw: sum(some.map(({ amount }) => amount)),
    isPayable: some.some(({ isFree }) => !isFree),
    days: daysInStore(some),
    month: months[at]!.from,
  }))
  const paid = parts.filter(({ isFree }) => !isFree)
  return {
    quantity: sum(paid.map(({ qty, days }) => multiply(qty, String(days)))),
    parts,
    daysInStore: charges.reduce((all, { days }) => all + days, 0),
    isOpen,
    charges: inScope(tariff, charges),
  }
}

function rentCharge(
  tariff: TariffDetail,
  { period, ...stay }: Extract<Business, { kind: 'STORAGE' }>,
): Charged {
  if (period.from > period.to) throw new RangeError(`Not a period: ${period.from} to ${period.to}`)
  const rents = monthsOf(period).flatMap((each) => rentOf(stay, tariff, each) ?? [])
  const charges = rents.map(({ part, days, month }) => ({
    raw: part.amount,
    isPayable: true,
    days,
    month,
  }))
  return {
    quantity: sum(rents.map(({ part }) => part.qty)),
    parts: rents.map(({ part }) => part),
    daysInStore: rents.reduce((all, { days }) => all + days, 0),
    isOpen: false,
    charges: inScope(tariff, charges),
  }
}

/** Whether the limits of a fee by period are those of each calendar month: a line is one of them. */
const isByMonth = (tariff: TariffDetail): boolean =>
  isLimited(tariff) && tariff.minScope !== 'ORDER'

/** The charges of months, or of them all for the limits of an order. */
function inScope(tariff: TariffDetail, months: (RawCharge & { days: number })[]): RawCharge[] {
  if (isByMonth(tariff) || !isLimited(tariff)) return months
  const all = {
    raw: sum(months.map(({ raw }) => raw)),
    isPayable: months.some(({ isPayable }) => isPayable),
    days: months.reduce((total, { days }) => total + days, 0),
  }
  return [all]
}

/** A period cut at the ends of its months. */
function monthsOf({ from, to }: Period): Period[] {
  const end = endOfMonth(from)
  return end >= to
    ? [{ from, to }]
    : [{ from, to: end }, ...monthsOf({ from: addDays(end, 1), to })]
}

function quantityCharge(
  tariff: TariffDetail,
  business: Extract<Business, { kind: 'QUANTITY' }>,
): Charged {
  const { calcMethod, price, qtyStep, tiers, tierMode } = tariff
  const month = tariff.minScope === 'MONTH' ? business.bizDate : undefined
  if (calcMethod === 'FIXED') return once([quantityPart('1', price)], month)
  const { quantity, volume } = business
  const isMeasured = isByMeasure(tariff)
  if (isMeasured && volume === undefined)
    throw new RangeError(`Volume missing on ${business.bizDate}`)
  const measured = isMeasured && compare(volume!, quantity) > 0 ? volume! : quantity
  const charged = qtyStep === null ? measured : ceilTo(measured, qtyStep)
  const parts =
    calcMethod === 'UNIT' ? [quantityPart(charged, price)] : tieredParts(charged, tiers, tierMode)
  return once(parts, month)
}

function once(parts: QuantityPart[], month?: string): Charged {
  const quantity = sum(parts.map(({ qty }) => qty))
  const raw = sum(parts.map(({ amount }) => amount))
  if (isNegative(quantity) || isNegative(raw)) throw new RangeError(`Below zero: ${raw}`)
  const charge = { raw, isPayable: !isZero(quantity), ...(month === undefined ? {} : { month }) }
  return { quantity, parts, daysInStore: 0, isOpen: false, charges: [charge] }
}
