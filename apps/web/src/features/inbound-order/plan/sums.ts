import type { InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import { fromScaled, isDecimal, toScaled } from '@yuncang/shared/kernel/decimal'
import type { Row } from '../../../ui/form/line-editor/lines-model.ts'
import type { Free } from './locations.ts'

/** A goods line whose parts are not the whole of it. */
export type Gap = {
  readonly line: InboundProduct
  /** Pieces that are planned for it. */
  readonly pieces: number
  /** Kilograms that are planned, where they are not those of the order or left to the server. */
  readonly net: string | undefined
  /** The first row of the line. */
  readonly row: number | undefined
}

/** A location with more than it has room for. */
export type Overload = {
  readonly locationId: string
  readonly pallets: number
  readonly free: Free
  readonly gross: string
}

type Sum = {
  pieces: number
  pallets: number
  net: number
  gross: number
  open: boolean
  row: number
}

const column = { lineId: 0, locationId: 1, pieces: 2, pallets: 3, net: 4, gross: 5 } as const

const whole = (cell: string | undefined) => (/^\d{1,9}$/.test(cell ?? '') ? Number(cell) : 0)
const grams = (cell: string | undefined) =>
  cell !== undefined && cell !== '' && isDecimal(cell, 'kg') ? toScaled(cell, 'kg') : undefined

function sumsBy(key: number, rows: readonly Row[]): Map<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const [index, row] of rows.entries()) {
    const of = row[key]
    if (!of) continue
    const sum = sums.get(of) ?? { pieces: 0, pallets: 0, net: 0, gross: 0, open: false, row: index }
    const net = grams(row[column.net])
    sum.pieces += whole(row[column.pieces])
    sum.pallets += whole(row[column.pallets])
    sum.net += net ?? 0
    sum.gross += grams(row[column.gross]) ?? net ?? 0
    sum.open ||= net === undefined
    sums.set(of, sum)
  }
  return sums
}

/** Goods lines that are not planned exactly, in their order. */
export function gapsOf(products: readonly InboundProduct[], rows: readonly Row[]): Gap[] {
  const sums = sumsBy(column.lineId, rows)
  return products.flatMap((line): Gap[] => {
    const sum = sums.get(line.id)
    const isOtherNet = sum?.open === false && sum.net !== toScaled(line.planNet, 'kg')
    if (sum?.pieces === line.planPieces && !isOtherNet) return []
    const net = isOtherNet ? fromScaled(sum.net, 'kg') : undefined
    return [{ line, pieces: sum?.pieces ?? 0, net, row: sum?.row }]
  })
}

/** Locations that would hold more than they have room for. */
export function overloadsOf(rows: readonly Row[], free: ReadonlyMap<string, Free>): Overload[] {
  return [...sumsBy(column.locationId, rows)].flatMap(([locationId, sum]): Overload[] => {
    const freeThere = free.get(locationId)
    if (!freeThere) return []
    const isTooMany = freeThere.pallets !== null && sum.pallets > freeThere.pallets
    const isTooHeavy = freeThere.weight !== null && sum.gross > toScaled(freeThere.weight, 'kg')
    if (!isTooMany && !isTooHeavy) return []
    return [
      { locationId, pallets: sum.pallets, gross: fromScaled(sum.gross, 'kg'), free: freeThere },
    ]
  })
}
