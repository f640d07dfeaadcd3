import type { Tx } from '@yuncang/db/handle'
import { isZero } from '@yuncang/shared/kernel/decimal'
import { negated, nothing } from '@yuncang/shared/nouns/inventory/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Author } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import { held } from './hold.ts'
import { writeLedger } from './ledger.ts'
import { assertPlacesOpen } from './open-places.ts'
import { ledgerRow, measuresOf, onHand } from './post.ts'
import type { Ref } from './posting.ts'

/**
 * Takes the coming in of lots back (REV): each is empty afterwards. Throws 409 for a lot that is promised, has moved
 * since, was taken back before, or lies in a closed location. However many they are, they take few statements.
 */
export async function takeBack(
  tx: Tx,
  author: Author,
  lotIds: readonly string[],
  ref: Omit<Ref, 'lineId'>,
): Promise<void> {
  const ids = lotIds.toSorted()
  const lots: repo.LotRow[] = []
  for (const id of ids) lots.push(await held(tx, id))
  await assertPlacesOpen(tx, lots)
  const holds = Map.groupBy(await repo.activeReservations(tx, { lotIds: ids }), lotOf)
  const ledger = Map.groupBy(await repo.ledgerOf(tx, ids), lotOf)
  for (const lot of lots) assertFree(lot, holds.get(lot.id) ?? [])
  const rows = lots.map((lot) => reversalOf(author, lot, ledger.get(lot.id) ?? [], ref))
  await repo.setAllHeld(tx, ids, {
    ...onHand(nothing),
    ledgerCount: 2,
    updateBy: author.user.id,
    updateTime: author.now(),
  })
  await writeLedger(tx, rows)
}

const lotOf = ({ lotId }: { lotId: string }) => lotId

function assertFree(lot: repo.LotRow, holds: readonly repo.ReservationRow[]): void {
  if (isZero(lot.reservedQty)) return
  const holders = [...new Set(holds.map(({ refNo }) => refNo))]
  throw new AppError('inventory.promised', { params: { lot: lot.lotNo, holders } })
}

/** The row that takes the first and only one of a lot back. */
function reversalOf(
  author: Author,
  lot: repo.LotRow,
  [first, ...later]: readonly repo.LedgerRow[],
  ref: Omit<Ref, 'lineId'>,
) {
  if (first?.type !== 'IN' || later.length > 0)
    throw new AppError('inventory.moved', { params: { lot: lot.lotNo } })
  const posting = {
    // The day on which it never came in.
    bizDate: first.bizDate,
    ref: { ...ref, lineId: first.refLineId },
    key: `rev:${first.id}`,
  }
  return ledgerRow(author, {
    type: 'REV',
    lotId: lot.id,
    seq: 2,
    measures: negated(measuresOf(lot)),
    before: lot.onHandQty,
    posting,
    reversalOf: first.id,
  })
}
