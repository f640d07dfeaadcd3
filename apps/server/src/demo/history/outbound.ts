import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { outboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { divide, multiply, round } from '@yuncang/shared/kernel/decimal'
import { audit } from '../../modules/outbound-order/service/audit.ts'
import { cancel, finish } from '../../modules/outbound-order/service/close.ts'
import { expire } from '../../modules/outbound-order/service/expiry.ts'
import { stock } from '../../modules/outbound-order/service/read.ts'
import { create, update } from '../../modules/outbound-order/service/save.ts'
import { dayMs } from '../working-hours.ts'
import { feesOfOutbound } from './fees-by-hand.ts'
import type { Journey } from './journey.ts'
import { sendTrucks } from './loading.ts'
import type { Release } from './release.ts'
import type { Scene } from './scene.ts'
import { cancellations, outboundRejections, outboundRemarks, receivers } from './words.ts'
import { systemUser } from '../../platform/system-user.ts'

/** Holds end three days after the day of the pickup. */
const holdDays = 3

/** An outbound order from the customer's wish to its end (docs/domain/outbound.md#actions). */
export async function* outbound(scene: Scene, release: Release): Journey {
  const { simulation } = scene
  const { as, random } = simulation
  const { last, mishap, pickDate } = release
  const isHurried = pickDate !== undefined
  const soon = (least: number, most: number) =>
    isHurried ? simulation.later(0.05, 0.3) : simulation.later(least, most)
  const bill = release.order.masterBillNo
  // One wish at a time: of two for the same goods the auditor could pass only one.
  if (scene.askedBills.has(bill)) return
  const draft = await wish(scene, release)
  if (!draft) return
  scene.askedBills.add(bill)
  const saved = await create(as.kf, outboundOrder.create.input.parse(draft))
  const { id } = saved
  if (last === 0) return
  yield soon(0.3, 2)
  const { version } = saved
  await update(
    as.kf,
    outboundOrder.update.input.parse({ id, version, auditStatus: auditStatuses.submitted }),
  )
  if (last === 1) return
  yield soon(0.4, 4)
  if (mishap === 'rejected' || last === 8) {
    const msg = random.pick(outboundRejections)
    const rejected = await audit(as.sh, { id, type: auditStatuses.rejected, msg })
    if (last === 8) return
    yield simulation.later(2, 8)
    const again = {
      id,
      version: rejected.version,
      auditStatus: auditStatuses.submitted,
      remark: '委托书已补传',
    }
    await update(as.kf, outboundOrder.update.input.parse(again))
    yield simulation.later(0.5, 4)
  }
  await audit(as.sh, { id, type: auditStatuses.passed, msg: '' })
  scene.askedBills.delete(bill)
  if (last === 2) return
  if (mishap === 'cancelled') {
    yield simulation.later(2, 20)
    await cancel(as.kf, { id, msg: random.pick(cancellations) })
    return
  }
  const pick = Date.parse(`${saved.pickDate}T00:00:00.000Z`)
  if (mishap === 'expired') {
    yield Math.max(pick, simulation.time()) + holdDays * dayMs + random.between(1, 50) * 60_000
    await as.admin.transaction((tx) => expire(tx, { ...as.admin, user: systemUser }, id))
    return
  }
  yield isHurried
    ? soon(0, 0)
    : Math.max(simulation.later(1, 3), pick + random.between(30, 240) * 60_000)
  const sent = yield* sendTrucks(scene, saved, release)
  if (!sent || last < 7) return
  yield simulation.later(3, 40)
  await feesOfOutbound(scene, await finish(as.sh, { id }), sent.trucks)
}

/** What the customer asks for, of what is there; nothing when all of it is promised already. */
async function wish(scene: Scene, { order, share, pickDate: given }: Release) {
  const { simulation, profile, carriers, papers } = scene
  const { random } = simulation
  const owned = { customerId: order.customerId, masterBillNo: order.masterBillNo }
  const good = (await stock(simulation.as.kf, owned)).filter(
    ({ productStatus }) => productStatus === '1',
  )
  const lots = share >= 1 ? good : good.slice(0, Math.ceil(good.length * share))
  const [first] = lots
  if (!first) return undefined
  const isPart = share < 1 && lots.length === 1
  const lines = lots.map((lot) => ({
    productId: lot.productId,
    lotId: lot.lotId,
    ...(isPart ? halfOf(lot) : { qty: lot.available }),
  }))
  const outboundType = first.bondedFlag === 1 ? random.pick(profile.outboundTypes) : '4'
  const pickDate = given ?? addDays(today(simulation.now()), random.between(1, 3))
  const place = random.pick(receivers)
  return {
    ...owned,
    ...place,
    receiverPhone: `138000001${String(random.between(10, 99))}`,
    outboundType,
    businessType: profile.businessType,
    pickDate,
    carrierId: random.chance(0.7) && carriers.length > 0 ? random.pick(carriers).id : null,
    bondInvtNo:
      first.bondedFlag === 1 ? `QD4201${pickDate.slice(2, 4)}E${papers.customsSerial()}` : '',
    remark: random.pick(outboundRemarks),
    lines,
  }
}

/** Half of a lot in whole pieces. */
function halfOf(lot: { onHandQty: string; onHandPieces: number; available: string }) {
  if (lot.onHandPieces < 2 || lot.available !== lot.onHandQty) return { qty: lot.available }
  const pieces = Math.floor(lot.onHandPieces / 2)
  const qty = round(
    divide(multiply(lot.onHandQty, String(pieces)), String(lot.onHandPieces)),
    'qty',
  )
  return { qty, pieces }
}
