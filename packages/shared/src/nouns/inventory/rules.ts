import {
  compare,
  divide,
  isZero,
  multiply,
  negate,
  round,
  subtract,
  sum,
} from '../../kernel/decimal.ts'
import type { Locale } from '../../kernel/messages/types.ts'

/*
 * Goods in measures, and what may happen to a lot of them (docs/domain/stock.md#lots). Quantities are in the product's
 * main unit, weights in kg, volumes in m3, all as decimal strings.
 */
export type Measures = {
  readonly qty: string
  readonly pieces: number
  readonly pallets: number
  readonly net: string
  readonly gross: string
  readonly volume: string
}

export const nothing: Measures = {
  qty: '0.0000',
  pieces: 0,
  pallets: 0,
  net: '0.000',
  gross: '0.000',
  volume: '0.0000',
}

/** Dictionary LEDGER_TYPE. */
export const ledgerTypes = {
  IN: { zh: '入库', en: 'In' },
  OUT: { zh: '出库', en: 'Out' },
  MOVE_IN: { zh: '移入', en: 'Moved in' },
  MOVE_OUT: { zh: '移出', en: 'Moved out' },
  TRF_IN: { zh: '货转转入', en: 'Transferred in' },
  TRF_OUT: { zh: '货转转出', en: 'Transferred out' },
  FUT_IN: { zh: '交割转入', en: 'Delivered in' },
  FUT_OUT: { zh: '交割转出', en: 'Delivered out' },
  ADJ: { zh: '盘点调整', en: 'Adjusted' },
  STATUS_IN: { zh: '状态转入', en: 'Status in' },
  STATUS_OUT: { zh: '状态转出', en: 'Status out' },
  REV: { zh: '红冲', en: 'Reversed' },
} as const satisfies Record<string, Record<Locale, string>>
export type LedgerType = keyof typeof ledgerTypes

/** Dictionary RESERVATION_TYPE. */
export const reservationTypes = {
  outbound: 1,
  transfer: 2,
  futures: 3,
  pledge: 4,
  freeze: 5,
  count: 6,
  move: 7,
} as const
/** Words for each number above. */
export const reservationTypeLabels: Record<number, Record<Locale, string>> = {
  [reservationTypes.outbound]: { zh: '出库', en: 'Outbound' },
  [reservationTypes.transfer]: { zh: '货转', en: 'Transfer' },
  [reservationTypes.futures]: { zh: '交割', en: 'Futures delivery' },
  [reservationTypes.pledge]: { zh: '质押', en: 'Pledge' },
  [reservationTypes.freeze]: { zh: '冻结', en: 'Freeze' },
  [reservationTypes.count]: { zh: '盘点', en: 'Count' },
  [reservationTypes.move]: { zh: '移库', en: 'Move' },
}
export type ReservationType = (typeof reservationTypes)[keyof typeof reservationTypes]

/** Dictionary RESERVATION_STATUS. */
export const reservationStatuses = { active: 1, consumed: 2, released: 3, expired: 4 } as const

export const reservationStatusLabels: Record<number, Record<Locale, string>> = {
  [reservationStatuses.active]: { zh: '有效', en: 'Active' },
  [reservationStatuses.consumed]: { zh: '已消耗', en: 'Used up' },
  [reservationStatuses.released]: { zh: '已释放', en: 'Released' },
  [reservationStatuses.expired]: { zh: '已过期', en: 'Expired' },
}

/** Dictionary PRODUCT_STATUS, as far as the chain names it. */
export const productStatuses = { good: '1', damaged: '2' } as const

const quantityOf: Record<string, (given: Omit<Measures, 'qty'>) => string> = {
  TNE: ({ net }) => divide(net, '1000'),
  KGM: ({ net }) => net,
  MTQ: ({ volume }) => volume,
  PAL: ({ pallets, pieces }) => String(pallets || pieces),
}

/** The quantity of goods in their main unit (dictionary MEASURING_UNIT); units that are counted take the pieces. */
export const mainQuantity = (unit: string, given: Omit<Measures, 'qty'>): string =>
  round(quantityOf[unit]?.(given) ?? String(given.pieces), 'qty')

/** Goods in tonnes, as screens and sentences say them. */
export const tonnesOf = (kg: string): string => round(divide(kg, '1000'), 'kg')

export const addMeasures = (all: readonly Measures[]): Measures => {
  const total = (key: 'qty' | 'net' | 'gross' | 'volume', kind: 'qty' | 'kg' | 'm3') =>
    round(sum(all.map((each) => each[key])), kind)
  const count = (key: 'pieces' | 'pallets') => all.reduce((most, each) => most + each[key], 0)
  return {
    qty: total('qty', 'qty'),
    pieces: count('pieces'),
    pallets: count('pallets'),
    net: total('net', 'kg'),
    gross: total('gross', 'kg'),
    volume: total('volume', 'm3'),
  }
}

export const negated = (given: Measures): Measures => ({
  qty: negate(given.qty),
  pieces: -given.pieces || 0,
  pallets: -given.pallets || 0,
  net: negate(given.net),
  gross: negate(given.gross),
  volume: negate(given.volume),
})

/** What is promised, loaded and taken together of a lot. */
export type Amount = Pick<Measures, 'qty' | 'pieces' | 'pallets'>

/** One amount without another; RangeError when that leaves less than nothing of anything. */
export function without(whole: Amount, part: Amount): Amount {
  const left = {
    qty: round(subtract(whole.qty, part.qty), 'qty'),
    pieces: whole.pieces - part.pieces,
    pallets: whole.pallets - part.pallets,
  }
  if (compare(left.qty, '0') < 0 || left.pieces < 0 || left.pallets < 0)
    throw new RangeError(`Cannot take ${JSON.stringify(part)} of ${JSON.stringify(whole)}`)
  return left
}

/**
 * Whether a part can be had: no more of anything than there is, and with the last of the quantity the last piece and
 * pallet, since pieces without a quantity are nothing (docs/domain/stock.md#lots).
 */
export const fits = (part: Amount, whole: Amount): boolean => {
  const order = compare(part.qty, whole.qty)
  return order === 0
    ? part.pieces === whole.pieces && part.pallets === whole.pallets
    : order < 0 && part.pieces <= whole.pieces && part.pallets <= whole.pallets
}

/** That quantity of goods with its pieces and pallets: all of them with all of it, else in proportion, rounded down. */
export function portionOf(whole: Amount, qty: string): Amount {
  const isAll = isZero(subtract(whole.qty, qty))
  const part = (count: number) =>
    isAll ? count : Math.floor(Number(divide(multiply(String(count), qty), whole.qty)))
  return { qty: round(qty, 'qty'), pieces: part(whole.pieces), pallets: part(whole.pallets) }
}

/**
 * What leaves a lot with an amount of it: weights and volume in proportion; what empties the lot takes the whole rest
 * (docs/domain/stock.md#lots). RangeError for an amount of nothing, or one that the lot does not have.
 */
export function shareOf(lot: Measures, take: Amount): Measures {
  if (compare(take.qty, '0') <= 0 || !fits(take, lot))
    throw new RangeError(`Cannot take ${JSON.stringify(take)} of ${JSON.stringify(lot)}`)
  if (isZero(subtract(lot.qty, take.qty))) return lot
  const part = (value: string) => divide(multiply(value, take.qty), lot.qty)
  return {
    qty: round(take.qty, 'qty'),
    pieces: take.pieces,
    pallets: take.pallets,
    net: round(part(lot.net), 'kg'),
    gross: round(part(lot.gross), 'kg'),
    volume: round(part(lot.volume), 'm3'),
  }
}
