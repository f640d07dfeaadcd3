import { compare, divide, isNegative, multiply, round, subtract } from '../../kernel/decimal.ts'
import { portionOf, shareOf, type Measures } from '../inventory/rules.ts'
import { areaTypes } from '../storage-location/rules.ts'

/*
 * Where goods that come can lie (docs/domain/inbound.md#placing-goods). Weights are gross kilograms, volumes cubic
 * metres, both as decimal strings.
 */

/** Bonded goods lie in no unbonded area and the others in no bonded one; cold stores, yards and the like take both. */
export const fitsArea = (areaType: string, bondedFlag: 0 | 1): boolean =>
  areaType !== (bondedFlag === 1 ? areaTypes.unbonded : areaTypes.bonded)

/** Room that is left in a location; null where nobody has said how much there is. */
export type FreeCapacity = {
  readonly weight: string | null
  readonly volume: string | null
  readonly pallets: number | null
}

/** Goods of a line, or a part of them. */
export type Parcel = Omit<Measures, 'qty'> & { readonly lineId: string }

/** What a location can be asked: its room, and the only kind of goods that it takes once something lies there. */
export type Opening = {
  readonly id: string
  readonly freeCapacity: FreeCapacity
  /** True where goods of different kinds may lie together. */
  readonly mixes: boolean
  /** The kind that lies there; undefined while nothing does. */
  readonly kind: string | undefined
}

export type Placed = Parcel & { readonly locationId: string }

/** Which of three measures goods exceed; undefined when they fit. */
export function lackOf(
  freeCapacity: FreeCapacity,
  goods: { gross: string; volume: string; pallets: number },
): keyof FreeCapacity | undefined {
  if (freeCapacity.weight !== null && compare(goods.gross, freeCapacity.weight) > 0) return 'weight'
  if (freeCapacity.volume !== null && compare(goods.volume, freeCapacity.volume) > 0)
    return 'volume'
  if (freeCapacity.pallets !== null && goods.pallets > freeCapacity.pallets) return 'pallets'
  return undefined
}

const left = (free: string | null, planned: string, kind: 'kg' | 'm3') => {
  if (free === null) return null
  const rest = round(subtract(free, planned), kind)
  return isNegative(rest) ? round('0', kind) : rest
}

/** The capacity that plans leave; none where it takes more than there is. */
export const capacityAfter = (
  freeCapacity: FreeCapacity,
  planned: { gross: string; volume: string; pallets: number },
): FreeCapacity => ({
  weight: left(freeCapacity.weight, planned.gross, 'kg'),
  volume: left(freeCapacity.volume, planned.volume, 'm3'),
  pallets:
    freeCapacity.pallets === null ? null : Math.max(0, freeCapacity.pallets - planned.pallets),
})

/** That many pieces of a parcel, with their share of the rest; all of them take all of it. RangeError for none or more. */
export function partOf(parcel: Parcel, pieces: number): Parcel {
  const whole = { ...parcel, qty: String(parcel.pieces) }
  const { qty: _pieces, ...part } = shareOf(whole, portionOf(whole, String(pieces)))
  return { ...part, lineId: parcel.lineId }
}

/** What is left of a parcel without a part of it. */
export const restOf = (parcel: Parcel, part: Parcel): Parcel => ({
  lineId: parcel.lineId,
  pieces: parcel.pieces - part.pieces,
  pallets: parcel.pallets - part.pallets,
  net: round(subtract(parcel.net, part.net), 'kg'),
  gross: round(subtract(parcel.gross, part.gross), 'kg'),
  volume: round(subtract(parcel.volume, part.volume), 'm3'),
})

/** As many pieces as fit into a room; undefined when not one does. */
export function fitting(freeCapacity: FreeCapacity, parcel: Parcel): Parcel | undefined {
  if (lackOf(freeCapacity, parcel) === undefined) return parcel
  const most = (free: string | null, total: string) =>
    free === null || compare(total, free) <= 0
      ? parcel.pieces
      : Math.floor(Number(divide(multiply(free, String(parcel.pieces)), total)))
  const pallets = freeCapacity.pallets === null ? null : String(freeCapacity.pallets)
  let pieces = Math.min(
    most(freeCapacity.weight, parcel.gross),
    most(freeCapacity.volume, parcel.volume),
    most(pallets, String(parcel.pallets)),
  )
  // Shares are rounded: the last gram can be one too many.
  while (pieces > 0 && lackOf(freeCapacity, partOf(parcel, pieces)) !== undefined) pieces -= 1
  return pieces > 0 ? partOf(parcel, pieces) : undefined
}

/** So many locations with room are looked at for one that takes a parcel whole. */
const lookedAt = 50

type Open = { -readonly [K in keyof Opening]: Opening[K] }

/**
 * Fills one location after the other, in their order: each parcel goes into the first that takes it whole, and is split
 * over several where none does.
 */
export function place(
  parcels: readonly (Parcel & { readonly kind: string })[],
  openings: readonly Opening[],
): { placed: Placed[]; unplaced: Parcel[] } {
  let open: Open[] = openings.map((opening) => ({ ...opening }))
  const placed: Placed[] = []
  const unplaced: Parcel[] = []
  for (const { kind, ...parcel } of parcels) {
    const takes = (each: Open) => each.mixes || each.kind === undefined || each.kind === kind
    const put = (each: Open, part: Parcel) => {
      placed.push({ ...part, locationId: each.id })
      each.freeCapacity = capacityAfter(each.freeCapacity, part)
      each.kind = kind
    }
    const whole = open
      .slice(0, lookedAt)
      .find((each) => takes(each) && lackOf(each.freeCapacity, parcel) === undefined)
    if (whole) {
      put(whole, parcel)
      continue
    }
    let rest: Parcel | undefined = parcel
    const full = new Set<Open>()
    for (const each of open) {
      if (!takes(each)) continue
      const part: Parcel | undefined = fitting(each.freeCapacity, rest)
      if (part) put(each, part)
      if (part === rest) {
        rest = undefined
        break
      }
      // Too small for another piece of this: long orders do not ask it again and again.
      if (rest.pieces > 0) full.add(each)
      if (part) rest = restOf(rest, part)
    }
    open = open.filter((each) => !full.has(each))
    if (rest) unplaced.push(rest)
  }
  return { placed, unplaced }
}
