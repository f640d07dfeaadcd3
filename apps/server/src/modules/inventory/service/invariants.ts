import type { Read } from '@yuncang/db/handle'
import { breachesOfBills } from '../checks/bills.ts'
import type { Breach } from '../checks/breach.ts'
import { breachesOfHolds, breachesOfLedger } from '../checks/lots.ts'
import { breachesOfContainers, breachesOfStops } from '../checks/orders.ts'
import { breachesOfPlaces } from '../checks/places.ts'
import * as checks from '../checks/repo.ts'
import { ledgerOf } from '../repo.ts'

/**
 * Invariants 1, 2, 3, 5, 9, 13, 15 and 16 of docs/domain/invariants.md over a whole tenant; an empty list is what there
 * should be.
 */
export async function breachesOfStock(db: Read): Promise<Breach[]> {
  const lots = await checks.everyLot(db)
  const rows = await ledgerOf(
    db,
    lots.map(({ id }) => id),
  )
  const ledger = Map.groupBy(rows, ({ lotId }) => lotId)
  const holds = Map.groupBy(await checks.everyHold(db), ({ lotId }) => lotId)
  return [
    ...lots.flatMap((lot) => [
      ...breachesOfLedger(lot, ledger.get(lot.id) ?? []),
      ...breachesOfHolds(lot, holds.get(lot.id) ?? []),
    ]),
    ...breachesOfBills(lots, ledger),
    ...(await breachesOfPlaces(db, lots)),
    ...(await breachesOfStops(db)),
    ...(await breachesOfContainers(db)),
  ]
}
