import type { Read } from '@yuncang/db/handle'
import { isSameVoyage } from '@yuncang/shared/nouns/inbound-order/voyage'
import type { Breach } from './breach.ts'
import * as repo from './repo.ts'

/** Invariant 13: no order is made for a customer or under a contract after it was stopped. */
export async function breachesOfStops(db: Read): Promise<Breach[]> {
  const orders = await repo.ordersOfStopped(db)
  return orders.flatMap(({ orderNo, createTime, stopTimes }) => {
    const stop = stopTimes.find((time) => time < createTime)
    return stop
      ? [{ invariant: 13, of: orderNo, detail: `made ${createTime}, stopped ${stop}` }]
      : []
  })
}

/** Invariant 16: a container is on several open orders for one voyage only; plates are the database's own rule. */
export async function breachesOfContainers(db: Read): Promise<Breach[]> {
  const containers = await repo.containersUnderWay(db)
  const shared = [...Map.groupBy(containers, ({ containerNo }) => containerNo)]
  return shared.flatMap(([of, orders]) => {
    const [first, ...others] = orders
    if (!first || others.every((each) => isSameVoyage(each, first))) return []
    return [{ invariant: 16, of, detail: orders.map(({ orderNo }) => orderNo).join(', ') }]
  })
}
