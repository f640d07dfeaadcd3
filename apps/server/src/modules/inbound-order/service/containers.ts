import type { Tx } from '@yuncang/db/handle'
import { isSameVoyage } from '@yuncang/shared/domain/inbound-order'
import { AppError } from '@yuncang/shared/errors'
import { takeTurn } from '../../number/service.ts'
import * as goods from '../goods/repo.ts'
import * as repo from '../repo.ts'

/**
 * A container comes with one voyage: other orders whose goods are still to come name it only for the same one (拼箱,
 * domain.md invariant 16). Throws 409 with the container, and the other order to whom may see it.
 */
export async function mustComeAlone(tx: Tx, order: repo.OrderRow): Promise<void> {
  // Two orders that are submitted at once would not see each other.
  await takeTurn(tx, 'inboundContainer')
  const numbers = (await repo.containersOf(tx, order.id)).map(({ containerNo }) => containerNo)
  if (numbers.length === 0) return
  const elsewhere = await goods.containersElsewhere(tx.whole(), order, numbers)
  const other = elsewhere.find((each) => !isSameVoyage(each, order))
  if (!other) return
  const { id, containerNo: no, orderNo } = other
  if (!(await repo.isSeen(tx, id))) {
    throw new AppError('inboundOrder.containerInUse', { params: { no } })
  }
  throw new AppError('inboundOrder.containerElsewhere', { params: { no, orderNo } })
}
