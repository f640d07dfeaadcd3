import type { Read, Tx } from '@yuncang/db/handle'
import { locationStatuses } from '@yuncang/shared/nouns/storage-location/rules'
import { AppError } from '@yuncang/shared/errors'
import { closedAmong } from '../../storage-location/service/places.ts'
import type { LotRow } from '../repo.ts'

export type Lying = Pick<LotRow, 'lotNo' | 'locationId' | 'locationCode'>

/**
 * Throws 409 for the first lot in a location that is locked or being counted, with the location and why: nothing goes
 * out of it, and nothing more of it is promised (docs/domain/stock.md#closed-locations).
 */
export async function assertPlacesOpen(db: Read | Tx, lots: readonly Lying[]): Promise<void> {
  const closed = await closedAmong(
    db,
    lots.map(({ locationId }) => locationId),
  )
  for (const { lotNo: lot, locationId } of lots) {
    const place = closed.get(locationId)
    if (!place) continue
    const { code, reason } = place
    if (place.status === locationStatuses.counting)
      throw new AppError('inventory.placeCounting', { params: { lot, place: code } })
    throw new AppError('inventory.placeLocked', { params: { lot, place: code, reason } })
  }
}
