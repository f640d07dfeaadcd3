import type { Tx } from '@yuncang/db/handle'
import {
  heaviestContainer,
  isTooHeavy,
  loadWeight,
} from '@yuncang/shared/nouns/inbound-order/goods-rules'
import { isSameVoyage } from '@yuncang/shared/nouns/inbound-order/voyage'
import { AppError } from '@yuncang/shared/errors'
import { takeTurn } from '../../../kernel/number/service.ts'
import * as goods from '../goods/repo.ts'
import * as repo from '../repo.ts'

/**
 * A container comes with one voyage: other orders whose goods are still to come name it only for the same one (拼箱,
 * docs/domain/inbound.md#containers). Throws 409 with the container, and the other order to whom may see it. Gives what
 * shares containers with the order.
 */
export async function assertComesAlone(
  tx: Tx,
  order: repo.OrderRow,
): Promise<goods.ContainerUnderWay[]> {
  // Two orders that are submitted at once would not see each other.
  await takeTurn(tx, 'inboundContainer')
  const numbers = (await repo.containersOf(tx, order.id)).map(({ containerNo }) => containerNo)
  if (numbers.length === 0) return []
  const elsewhere = await goods.containersElsewhere(tx.ignoringRowScope(), order, numbers)
  const other = elsewhere.find((each) => !isSameVoyage(each, order))
  if (!other) return elsewhere
  const { id, containerNo: no, orderNo } = other
  if (!(await repo.isVisible(tx, id))) {
    throw new AppError('inboundOrder.containerInUse', { params: { no } })
  }
  throw new AppError('inboundOrder.containerElsewhere', { params: { no, orderNo } })
}

/**
 * No container carries more than it may weigh at all, whatever orders its goods are of. Throws 400 with the first that
 * would, and the orders that share it to whoever may see them.
 */
export async function assertNotTooHeavy(
  tx: Tx,
  order: repo.OrderRow,
  sharing: readonly goods.ContainerUnderWay[],
): Promise<void> {
  const orderIds = [...new Set([order.id, ...sharing.map(({ id }) => id)])]
  const numbers = (await repo.containersOf(tx, order.id)).map(({ containerNo }) => containerNo)
  for (const load of await goods.plannedLoads(tx.ignoringRowScope(), orderIds, numbers)) {
    const { weight } = loadWeight(load)
    if (!isTooHeavy(weight)) continue
    const params = { no: load.containerNo, weight, most: heaviestContainer }
    const others = sharing.filter(({ containerNo }) => containerNo === load.containerNo)
    if (others.length === 0) throw new AppError('inboundOrder.containerTooHeavy', { params })
    const visible: string[] = []
    for (const { id, orderNo } of others) if (await repo.isVisible(tx, id)) visible.push(orderNo)
    if (visible.length === 0) throw new AppError('inboundOrder.sharedTooHeavy', { params })
    throw new AppError('inboundOrder.sharedTooHeavyWith', {
      params: { ...params, orders: visible },
    })
  }
}
