import type { Read, Tx } from '@yuncang/db/handle'
import { sum } from '@yuncang/shared/kernel/decimal'
import {
  fitsArea,
  lackOf,
  capacityAfter,
  type Parcel,
  type FreeCapacity,
} from '@yuncang/shared/nouns/inbound-plan/placing'
import { AppError } from '@yuncang/shared/errors'
import type { Reason } from '@yuncang/shared/messages'
import { occupantsIn, type Occupant } from '../../inventory/service/places.ts'
import {
  mustFindLocation,
  usablePlaces,
  type Place,
} from '../../storage-location/service/places.ts'
import { plannedIn } from '../repo.ts'

/** Goods by what decides with which others they may lie. */
export type Goods = Pick<
  Occupant,
  'hqCustomerId' | 'bondedFlag' | 'productId' | 'batchNo' | 'masterBillNo'
>

/** A location with what lies there or is to come by open plans. */
export type Standing = {
  readonly place: Place
  readonly occupants: Occupant[]
  readonly freeCapacity: FreeCapacity
}

export const kindOf = ({ productId, batchNo, masterBillNo }: Goods): string =>
  [productId, batchNo, masterBillNo].join(' ')

/** How locations stand, by their ids; one that takes no goods now is not among them. */
export async function standingsOf(
  tx: Read | Tx,
  isWanted: (place: Place) => boolean,
): Promise<Map<string, Standing>> {
  const places = (await usablePlaces(tx)).filter(isWanted)
  const ids = places.map(({ row }) => row.id)
  const all = [...(await occupantsIn(tx, ids)), ...(await plannedIn(tx, ids))]
  const byPlace = Map.groupBy(all, ({ locationId }) => locationId)
  return new Map(
    places.map((place) => {
      const occupants = byPlace.get(place.row.id) ?? []
      return [place.row.id, { place, occupants, freeCapacity: freeCapacityOf(place, occupants) }]
    }),
  )
}

function freeCapacityOf({ row }: Place, occupants: readonly Occupant[]): FreeCapacity {
  const whole = { weight: row.maxWeight, volume: row.maxVolume, pallets: row.maxPallet }
  return capacityAfter(whole, {
    gross: sum(occupants.map(({ weight }) => weight)),
    volume: sum(occupants.map(({ volume }) => volume)),
    pallets: occupants.reduce((pallets, each) => pallets + each.pallets, 0),
  })
}

/** Why goods may not lie in a location whatever room it has; undefined when they may. */
export function placingRefusal(
  { place: { row }, occupants }: Standing,
  goods: Goods,
): Reason | undefined {
  if (!fitsArea(row.areaType, goods.bondedFlag))
    return goods.bondedFlag === 1 ? 'inboundPlan.notBonded' : 'inboundPlan.bondedOnly'
  if (occupants.some((each) => each.bondedFlag !== goods.bondedFlag))
    return 'inboundPlan.mixesBonded'
  const isMixed = occupants.some((each) => each.hqCustomerId !== goods.hqCustomerId)
  if (row.allowMixCustomer === 0 && isMixed) return 'inboundPlan.otherOwner'
  const kind = kindOf(goods)
  if (row.allowMixLot === 0 && occupants.some((each) => kindOf(each) !== kind))
    return 'inboundPlan.otherLot'
  return undefined
}

const lacks = {
  weight: 'inboundPlan.tooHeavy',
  volume: 'inboundPlan.tooLarge',
  pallets: 'inboundPlan.tooManyPallets',
} as const

/** Goods that are to lie in a location. */
export type Load = { readonly locationId: string; readonly parcel: Parcel; readonly goods: Goods }

/**
 * Throws for the first location that cannot take what is meant for it, and says why
 * (docs/domain/inbound.md#placing-goods).
 */
export async function assertCapacity(
  tx: Tx,
  loads: readonly Load[],
): Promise<Map<string, Standing>> {
  const ids = new Set(loads.map(({ locationId }) => locationId))
  const standings = await standingsOf(tx, ({ row }) => ids.has(row.id))
  const now = new Map(standings)
  for (const { locationId, parcel, goods } of loads) {
    const standing = now.get(locationId)
    if (!standing) {
      const { code: stopped } = await mustFindLocation(tx, locationId)
      throw new AppError('inboundPlan.locationUnusable', { params: { code: stopped } })
    }
    const code = standing.place.row.code
    const refusal = placingRefusal(standing, goods)
    if (refusal) throw new AppError(refusal, { params: { code } })
    const { freeCapacity } = standing
    const lack = lackOf(freeCapacity, parcel)
    if (lack) {
      const need = { weight: parcel.gross, volume: parcel.volume, pallets: parcel.pallets }[lack]
      const params = { code, need, free: freeCapacity[lack] ?? '' }
      throw new AppError(lacks[lack], { params })
    }
    const { gross: weight, volume, pallets } = parcel
    const isNew = !standing.occupants.some(
      (each) => each.hqCustomerId === goods.hqCustomerId && kindOf(each) === kindOf(goods),
    )
    now.set(locationId, {
      ...standing,
      ...(isNew && {
        occupants: [...standing.occupants, { ...goods, locationId, weight, volume, pallets }],
      }),
      freeCapacity: capacityAfter(freeCapacity, parcel),
    })
  }
  return standings
}
