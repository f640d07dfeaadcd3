import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { inboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { plannedOrder } from '@yuncang/shared/nouns/inbound-plan/planned-order'
import { audit } from '../../modules/inbound-order/service/audit.ts'
import { remove } from '../../modules/inbound-plan/service/remove-order.ts'
import { create } from '../../modules/inbound-order/service/save.ts'
import { updateList } from '../../modules/inbound-order/service/submit.ts'
import { update } from '../../modules/inbound-order/service/update.ts'
import { generatePlan, suggestPlan } from '../../modules/inbound-plan/service/plan.ts'
import { dayMs } from '../working-hours.ts'
import type { Journey } from './journey.ts'
import { receive } from './receiving.ts'
import { releases } from './releases.ts'
import { guest, type Scene } from './scene.ts'
import { announce, type Shipment } from './shipment.ts'
import { forklifts, rejections, tallyMen, teams } from './words.ts'

/** How far an order goes in the story, and what comes in its way. */
export type Fate = {
  /** The status in which the end of the story finds it; 7 for one that nobody holds up. */
  readonly last: number
  readonly isRejected: boolean
  readonly isVoided: boolean
  readonly coldAreaId: string | undefined
  /** Of the customer who has an account of its own. */
  readonly isOfGuest: boolean
}

const roomAttempts = 8

/**
 * An inbound order from its announcement to its end, by the people who do the work (docs/domain/inbound.md#actions).
 */
export async function* inbound(scene: Scene, fate: Fate): Journey {
  const { simulation } = scene
  const { as, random } = simulation
  const shipment = announce(scene, fate)
  const isOwn = shipment.party.name.includes(guest) && random.chance(0.3)
  const { id } = await create(isOwn ? as.kh : as.kf, shipment.draft)
  if (fate.last === 0) return
  yield simulation.later(0.3, 3)
  await updateList(as.kf, { auditStatus: '1', ids: [id] })
  if (fate.last === 1) return
  yield simulation.later(0.5, 5)
  if (fate.isRejected) {
    yield* beRejected(scene, id, fate.last === 8)
    if (fate.last === 8) return
  }
  await audit(as.sh, { id, type: auditStatuses.passed, msg: random.chance(0.2) ? '单证齐全' : '' })
  if (fate.isVoided) {
    yield simulation.later(4, 30)
    await remove(as.kf, { ids: [id] })
    return
  }
  if (fate.last === 2) return
  yield Math.max(simulation.later(1, 3), arrivalOf(shipment) - dayMs)
  if (!(yield* plan(scene, id)) || fate.last === 3) return
  yield Math.max(simulation.later(1, 4), arrivalOf(shipment))
  const order = yield* receive(scene, id, fate.last)
  if (order) releases(scene, order, shipment)
}

/** The morning of the day on which goods are expected. */
const arrivalOf = ({ draft }: Shipment) => Date.parse(`${draft.expectDate}T00:30:00.000Z`)

async function* beRejected({ simulation }: Scene, id: string, stays: boolean): Journey {
  const { as, random } = simulation
  const msg = random.pick(rejections)
  const rejected = await audit(as.sh, { id, type: auditStatuses.rejected, msg })
  if (stays) return
  yield simulation.later(2, 9)
  const { version } = rejected
  const change = { id, version, houseBillNo: `HB${rejected.masterBillNo.slice(-6)}` }
  await update(
    as.kf,
    inboundOrder.update.input.parse({ ...change, auditStatus: auditStatuses.submitted }),
  )
  yield simulation.later(1, 5)
}

/** Finds the goods a place, a day later when the simulation is full; false when there is none at all. */
async function* plan({ simulation }: Scene, id: string): AsyncGenerator<number, boolean> {
  const { as, random } = simulation
  for (let attempt = 0; attempt < roomAttempts; attempt++) {
    const { plans, unplaced } = await suggestPlan(as.ck, { id })
    if (unplaced.length === 0) {
      const parts = plans.map(({ containerNo: _box, locationCode: _code, ...part }) => part)
      const work = {
        workTeam: random.pick(teams),
        tallyMan: random.pick(tallyMen),
        forkliftCode: random.pick(forklifts),
        planDate: simulation.now().slice(0, 10),
      }
      await generatePlan(
        as.ck,
        plannedOrder.generatePlan.input.parse({ id, plans: parts, ...work }),
      )
      return true
    }
    yield simulation.later(20, 26)
  }
  return false
}
