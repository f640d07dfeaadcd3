import { goodsMeasure } from '@yuncang/shared/nouns/tariff/measures'
import {
  conditionKeys,
  type Conditions,
  type Lot,
  type Movement,
  type Period,
} from '@yuncang/shared/nouns/tariff/rating/types'
import type { Traits, BookDetail } from '../facts.ts'
import type { StockLot } from '../stock-lot.ts'

/* Goods as prices see them: which conditions they meet, how long they lay. */

/** Tells which conditions of these prices goods meet; a price names a product by its code or by its name. */
export function conditionsUnder(prices: readonly BookDetail[]) {
  const named = new Set(prices.map(({ conditions }) => conditions.product))
  return (traits: Partial<Traits>): Conditions => {
    const { productCode = '', productName = '', brandName = '' } = traits
    const { containerSize = '', areaType = '', businessType = '' } = traits
    return {
      containerSize,
      areaType,
      businessType,
      product: named.has(productCode) ? productCode : productName,
      brand: brandName,
    }
  }
}

/** The conditions that all of these meet alike: the order as one. */
export function commonTo(all: readonly Conditions[]): Conditions {
  const [first = {}, ...others] = all
  return Object.fromEntries(
    conditionKeys
      .filter((key) => others.every((each) => each[key] === first[key]))
      .map((key) => [key, first[key] ?? '']),
  )
}

const handovers = new Set([
  'MOVE_IN',
  'MOVE_OUT',
  'TRF_IN',
  'TRF_OUT',
  'FUT_IN',
  'FUT_OUT',
  'STATUS_IN',
  'STATUS_OUT',
])
const purchases = new Set(['TRF_IN', 'FUT_IN'])
const changesOfOwner = new Set([...purchases, 'TRF_OUT', 'FUT_OUT'])

/** Whether goods came to or left an owner by 货转 or 交割 on one of these days. */
export const wereHandedOver = (stock: readonly StockLot[], { from, to }: Period): boolean =>
  stock.some(({ entries }) =>
    entries.some(
      ({ type, bizDate }) => changesOfOwner.has(type) && from <= bizDate && bizDate <= to,
    ),
  )

/**
 * Lots as the rating engine takes them, measured in a unit. Lots of one root are one: what a 移库 or a change of status
 * takes out of one of them is in the other, so that CLIFF does not take it for goods that leave (docs/decisions/016).
 * Undefined when goods have no such unit.
 */
export function lotsIn(unit: string, stock: readonly StockLot[]): Lot[] | undefined {
  const measure = goodsMeasure(unit)
  if (!measure) return undefined
  return [...Map.groupBy(stock, ({ rootLotId }) => rootLotId).values()].map((lots) => {
    const entries = lots.flatMap((lot) => lot.entries)
    const types = new Map(entries.map(({ id, type }) => [id, type]))
    const days = entries.map(({ bizDate }) => bizDate)
    const bought = entries.filter(({ type }) => purchases.has(type)).map(({ bizDate }) => bizDate)
    const movements = entries.map((entry): Movement => {
      const type = types.get(entry.reversalOf ?? '') ?? entry.type
      return {
        bizDate: entry.bizDate,
        qty: measure(entry),
        ...(unit === '计费吨' && { volume: entry.volume }),
        ...(handovers.has(type) && { handover: true }),
        ...(entry.reversalOf !== null && { reversal: true }),
      }
    })
    const inboundDate = earliest([...lots.map(({ inDate }) => inDate), ...days])
    const value = lots.find(({ unitValue }) => unitValue !== undefined)?.unitValue
    return {
      inboundDate,
      ...(value !== undefined && { unitValues: [{ from: inboundDate, price: value }] }),
      ...(bought.length > 0 && { transferDate: earliest(bought) }),
      movements,
    }
  })
}

const earliest = (days: readonly string[]): string => days.reduce((a, b) => (a < b ? a : b))

/** Whether all that ever came into a lot was taken back: it never was there. */
export const wasTakenBack = ({ entries }: StockLot): boolean => {
  const reversed = new Set(entries.map(({ reversalOf }) => reversalOf))
  return entries.every(({ id, reversalOf }) => reversalOf !== null || reversed.has(id))
}

/** The first day on which any of the lots was there; undefined when none was. */
export function firstDayOf(stock: readonly StockLot[]): string | undefined {
  const days = stock
    .filter((lot) => !wasTakenBack(lot))
    .flatMap(({ entries }) => entries.map(({ bizDate }) => bizDate))
  return days.length > 0 ? earliest(days) : undefined
}
