import type { Lot, Movement } from '../rating/types.ts'
import { goodsMeasure, type GoodsMeasures } from './measures.ts'

/** A row of the ledger, as far as storage asks. */
export type LedgerEntry = GoodsMeasures & {
  readonly id: string
  readonly type: string
  readonly bizDate: string
  readonly reversalOf: string | null
}

/** A lot of one owner with its ledger. */
export type StockLot = {
  readonly rootLotId: string
  /** The day on which the goods first came in, whoever owned them then. */
  readonly inDate: string
  /** CNY per tonne net, where somebody has said so. */
  readonly unitValue?: string
  readonly entries: readonly LedgerEntry[]
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
