import { addDays, endOfMonth } from '../../../kernel/calendar.ts'
import { ceilTo, compare, isNegative, isZero, multiply, sum } from '../../../kernel/decimal.ts'
import { amountsOf, type Amounts } from './amounts.ts'
import { cohortsOf } from './layers.ts'
import { limited, type Earlier, type RawCharge, type Step } from './limits.ts'
import { priceFault, type PriceFault } from './price-fault.ts'
import { rentOf, type Rent } from './rent.ts'
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
 * `exchangeRate` is CNY per unit of a foreign currency; `earlier` are the live lines of the same order or month.
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
  const { amount, steps } = limited(charges, tariff, context.earlier)
  const amounts = amountsOf(amount, tariff, context.exchangeRate)
  if (!amounts) return { fault: { what: 'AMOUNT', detail: '' } }
  const rounded = tariff.taxIncluded ? amounts.gross : amounts.net
  return { ...told, steps: [...steps, { kind: 'ROUNDED', amount: rounded }], amounts }
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
  const isMonthly = tariff.minCharge !== null && tariff.minScope === 'MONTH'
  const periods = isMonthly ? monthsOf(period) : [period]
  const told = periods.map((each) => storageParts(cohorts, tariff, each))
  const charges = told.map((parts, at) => ({
    raw: sum(parts.map(({ amount }) => amount)),
    isPayable: parts.some(({ isFree }) => !isFree),
    days: daysInStore(parts),
    ...(isMonthly ? { month: periods[at]!.from } : {}),
  }))
  const parts = told.flat()
  const paid = parts.filter(({ isFree }) => !isFree)
  return {
    quantity: sum(paid.map(({ qty, days }) => multiply(qty, String(days)))),
    parts,
    daysInStore: charges.reduce((all, { days }) => all + days, 0),
    isOpen,
    charges,
  }
}

function rentCharge(
  tariff: TariffDetail,
  { period, ...stay }: Extract<Business, { kind: 'STORAGE' }>,
): Charged {
  if (period.from > period.to) throw new RangeError(`Not a period: ${period.from} to ${period.to}`)
  const rents = monthsOf(period).flatMap((each) => rentOf(stay, tariff, each) ?? [])
  const chargeFor = (some: readonly Rent[]): RawCharge => ({
    raw: sum(some.map(({ part }) => part.amount)),
    isPayable: some.length > 0,
    days: some.reduce((all, { days }) => all + days, 0),
  })
  const isMonthly = tariff.minCharge !== null && tariff.minScope === 'MONTH'
  const monthly = rents.map((rent) => ({ ...chargeFor([rent]), month: rent.month }))
  return {
    quantity: sum(rents.map(({ part }) => part.qty)),
    parts: rents.map(({ part }) => part),
    daysInStore: rents.reduce((all, { days }) => all + days, 0),
    isOpen: false,
    charges: isMonthly ? monthly : [chargeFor(rents)],
  }
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
  if (calcMethod === 'FIXED') return once([quantityPart('1', price)], business.bizDate)
  const { quantity, volume } = business
  const isMeasured = isByMeasure(tariff)
  if (isMeasured && volume === undefined)
    throw new RangeError(`Volume missing on ${business.bizDate}`)
  const measured = isMeasured && compare(volume!, quantity) > 0 ? volume! : quantity
  const charged = qtyStep === null ? measured : ceilTo(measured, qtyStep)
  const parts =
    calcMethod === 'UNIT' ? [quantityPart(charged, price)] : tieredParts(charged, tiers, tierMode)
  return once(parts, business.bizDate)
}

function once(parts: QuantityPart[], month?: string): Charged {
  const quantity = sum(parts.map(({ qty }) => qty))
  const raw = sum(parts.map(({ amount }) => amount))
  if (isNegative(quantity) || isNegative(raw)) throw new RangeError(`Below zero: ${raw}`)
  const charge = { raw, isPayable: !isZero(quantity), ...(month === undefined ? {} : { month }) }
  return { quantity, parts, daysInStore: 0, isOpen: false, charges: [charge] }
}
