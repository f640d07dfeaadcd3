import type { Read, Tx } from '@yuncang/db/handle'
import { place, type Opening } from '@yuncang/shared/nouns/inbound-plan/placing'
import { areaTypes } from '@yuncang/shared/nouns/storage-location/rules'
import type { KnownGoods, OrderRow } from '../../inbound-order/service/goods.ts'
import type { Place } from '../../storage-location/service/places.ts'
import { goodsOf, parcelOf } from './parcels.ts'
import { kindOf, placingRefusal, standingsOf, type Goods, type Standing } from './free-capacity.ts'

/**
 * Locations for all goods of an order, one filled after the other by their codes: below the area that is asked for or
 * that the order names, else wherever the area is of the goods' own kind. `codes` are those of the locations.
 */
export async function suggest(
  db: Read | Tx,
  order: OrderRow,
  lines: readonly KnownGoods[],
  storageAreaId: string | undefined,
) {
  const areaId = storageAreaId ?? order.storageAreaId
  const ownType = order.bondedFlag === 1 ? areaTypes.bonded : areaTypes.unbonded
  const isWanted = ({ row }: Place) =>
    areaId ? row.id === areaId || row.ancestorIds.includes(areaId) : row.areaType === ownType
  const standings = await standingsOf(db, isWanted)
  const parcels = lines.map((line) => ({ ...parcelOf(line), kind: kindOf(goodsOf(order, line)) }))
  const codes = new Map(
    [...standings].map(
      ([
        id,
        {
          place: { row },
        },
      ]) => [id, row.code],
    ),
  )
  const [first] = lines
  const openings = first
    ? [...standings.values()].flatMap((each) => openingOf(each, goodsOf(order, first)) ?? [])
    : []
  return { ...place(parcels, openings), codes }
}

/** A location as goods of this owner find it; undefined when none of them may lie there. */
function openingOf(standing: Standing, { hqCustomerId, bondedFlag }: Goods): Opening | undefined {
  const {
    place: { row },
    occupants,
    freeCapacity,
  } = standing
  const kinds = new Set(occupants.map(kindOf))
  const mixes = row.allowMixLot === 1
  // Asked in the name of the goods that lie there already, so that only owner and kind of area count.
  const [other] = occupants
  const asked = { ...(other ?? noGoods), hqCustomerId, bondedFlag }
  const refusal = placingRefusal(standing, asked)
  if (refusal !== undefined && refusal !== 'inboundPlan.otherLot') return undefined
  if (!mixes && kinds.size > 1) return undefined
  return { id: row.id, freeCapacity, mixes, kind: [...kinds][0] }
}

const noGoods = { productId: '', batchNo: '', masterBillNo: '' }
