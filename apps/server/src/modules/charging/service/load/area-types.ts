import type { Read } from '@yuncang/db/handle'
import * as goods from '../../goods/repo.ts'

export type LotInArea = goods.LotHead & { readonly areaType: string }

/** Lots with the kind of area in which they lie, which prices may ask for. */
export async function withAreaTypes(
  db: Read,
  lots: readonly goods.LotHead[],
): Promise<LotInArea[]> {
  const areas = await goods.areaTypesOf(db, [...new Set(lots.map(({ locationId }) => locationId))])
  return lots.map((lot) => ({ ...lot, areaType: areas.get(lot.locationId) ?? '' }))
}
