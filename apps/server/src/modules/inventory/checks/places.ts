import type { Read } from '@yuncang/db/handle'
import { compare, isZero } from '@yuncang/shared/kernel/decimal'
import { addMeasures } from '@yuncang/shared/nouns/inventory/rules'
import { areaTypes } from '@yuncang/shared/nouns/storage-location/rules'
import type { LotRow } from '../repo.ts'
import { measuresOf } from '../service/post.ts'
import type { Breach } from './breach.ts'
import * as repo from './repo.ts'

const isAbove = (load: string, most: string | null) => most !== null && compare(load, most) > 0

/** Invariant 15: no location holds more than it says, and bonded goods lie among bonded goods. */
export async function breachesOfPlaces(db: Read, lots: readonly LotRow[]): Promise<Breach[]> {
  const filled = lots.filter(({ onHandQty }) => !isZero(onHandQty))
  const lines = new Map(
    (await repo.locationLines(db)).map(({ id, ancestorIds }) => [id, [...ancestorIds, id]]),
  )
  const strict = await repo.strictLocations(db)
  return strict.flatMap(({ id, code, areaType, maxWeight, maxVolume, maxPallet }) => {
    const inside = filled.filter(({ locationId }) => lines.get(locationId)?.includes(id))
    const { gross, volume, pallets } = addMeasures(inside.map(measuresOf))
    const found: Breach[] = []
    const say = (detail: string) => found.push({ invariant: 15, of: code, detail })
    if (isAbove(gross, maxWeight)) say(`${gross} kg, room for ${maxWeight}`)
    if (isAbove(volume, maxVolume)) say(`${volume} m3, room for ${maxVolume}`)
    if (maxPallet !== null && pallets > maxPallet) say(`${pallets} pallets, room for ${maxPallet}`)
    const strange = areaType === areaTypes.bonded ? 0 : areaType === areaTypes.unbonded ? 1 : null
    for (const { lotNo, bondedFlag } of inside)
      if (bondedFlag === strange) say(`lot ${lotNo} has bonded ${bondedFlag}`)
    return found
  })
}
