import { eq } from '@yuncang/db/sql'
import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { inbound } from './inbound.ts'
import type { Journey } from './journey.ts'
import { outbound } from './outbound.ts'
import { cargos } from './cargo.ts'
import type { Scene } from './scene.ts'
import { dayMs, lastAtWork } from '../working-hours.ts'

/** How long before the end an inbound order begins that the end finds in a status. */
const inboundDays: readonly (readonly [status: number, days: number])[] = [
  [0, 0.3],
  [0, 1],
  [1, 1.5],
  [1, 2],
  [1, 3],
  [2, 4],
  [2, 5],
  [3, 8],
  [3, 9],
  [4, 12],
  [4, 13],
  [5, 14],
  [5, 16],
  [6, 18],
  [8, 3],
  [8, 6],
]

/**
 * The same for outbound orders, with the days until their pickup: a hold ends three days after it, so that the one of
 * the day on which it was audited runs out soon.
 */
const outboundDays: readonly (readonly [status: number, days: number, pickIn: number])[] = [
  [0, 0.2, 2],
  [1, 1, 1],
  [1, 1.4, 1],
  [2, 2, 1],
  [2, 2.2, -2],
  [3, 2, 0],
  [3, 2.4, 0],
  [4, 2, 0],
  [5, 2.5, 0],
  [6, 3, 0],
  [8, 3, 1],
]

/** Whoever signs in today finds work: orders of every status that wait for somebody. */
export function openWorkOfToday(scene: Scene, coldAreaId: string | undefined): void {
  const { simulation, diary, profile } = scene
  const isSmall = profile.orders < 20
  const at = (days: number) =>
    lastAtWork(simulation.end - days * dayMs, simulation.random.between(5, 90) * 60_000)
  for (const [index, [last, days]] of inboundDays.entries()) {
    if (isSmall && last % 3 !== 0) continue
    const isOfGuest = index % 4 === 0
    const fate = { last, isRejected: last === 8, isVoided: false, coldAreaId, isOfGuest }
    diary.begin(at(days), inbound(scene, fate))
  }
  if (isSmall) return
  const lastDay = today(new Date(simulation.end).toISOString())
  for (const [last, days, pickIn] of outboundDays)
    diary.begin(at(days), fromStock(scene, last, addDays(lastDay, pickIn)))
}

/** An order for goods that nobody has asked for yet. */
async function* fromStock(scene: Scene, last: number, pickDate: string): Journey {
  const { simulation } = scene
  const found = await simulation.as.kf.read(async (db) => {
    const { inboundOrder, inventory } = db.t
    const lots = await db.select(inventory, eq(inventory.reservedQty, '0'))
    const free = lots.filter(
      ({ onHandPieces, productStatus, masterBillNo }) =>
        onHandPieces > 1 && productStatus === '1' && !scene.askedBills.has(masterBillNo),
    )
    const byOrder = Map.groupBy(free, ({ inboundOrderId }) => inboundOrderId)
    // Several lots make several trucks.
    const wanted = last === 5 ? 2 : 1
    const lot = [...byOrder.values()]
      .filter((own) => own.length >= wanted)
      .flatMap((own) => own.slice(0, 1))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const chosen = lot[simulation.random.between(0, Math.max(0, lot.length - 1))]
    if (!chosen) return undefined
    const [order] = await db.select(inboundOrder, eq(inboundOrder.id, chosen.inboundOrderId))
    return order && { order, productCode: chosen.productCode }
  })
  if (!found) return
  const cargo = cargos.find((each) => each.productCode === found.productCode)
  if (!cargo) return
  yield* outbound(scene, { order: found.order, cargo, share: 1, last, mishap: undefined, pickDate })
}
