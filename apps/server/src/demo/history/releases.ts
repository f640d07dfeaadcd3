import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { atWork, dayMs } from '../working-hours.ts'
import { outbound } from './outbound.ts'
import type { Scene } from './scene.ts'
import type { Shipment } from './shipment.ts'

/** Goods that are in are sold on in one to three parts over the next weeks; some stay for months. */
export function releases(scene: Scene, order: InboundOrder, { cargo }: Shipment): void {
  const { simulation, diary, profile } = scene
  const { random } = simulation
  if (random.chance(0.12)) return
  const parts = random.pick([1, 1, 1, 2, 2, 3])
  let time = simulation.time()
  for (let part = 1; part <= parts; part++) {
    time += random.between(...profile.dwell) * dayMs
    const isLast = part === parts
    const share = isLast ? random.pick([1, 1, 1, 0.5]) : 0.5
    const at = atWork(time, random.between(0, 4_000_000))
    diary.begin(at, outbound(scene, { order, cargo, share, last: 7, mishap: mishapOf(scene) }))
  }
}

/** What goes wrong with one order in eight. */
function mishapOf({ simulation: { random } }: Scene) {
  const chance = random.next()
  if (chance < 0.03) return 'rejected' as const
  if (chance < 0.06) return 'cancelled' as const
  if (chance < 0.08) return 'expired' as const
  if (chance < 0.1) return 'aborted' as const
  if (chance < 0.13) return 'short' as const
  return undefined
}
