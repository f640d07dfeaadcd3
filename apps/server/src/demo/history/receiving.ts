import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { inboundPlan, type InboundPlan } from '@yuncang/shared/nouns/inbound-plan/contract'
import { compare } from '@yuncang/shared/kernel/decimal'
import { setCard } from '../../modules/inbound-order/service/attributes.ts'
import { get, products } from '../../modules/inbound-order/service/read.ts'
import { close, complete, decideDiffs } from '../../modules/inbound-order/service/settle.ts'
import { finish } from '../../modules/inbound-plan/service/finish.ts'
import { list, start } from '../../modules/inbound-plan/service/work.ts'
import type { Simulation } from '../simulation.ts'
import { feesOfInbound } from './fees-by-hand.ts'
import type { Journey } from './journey.ts'
import type { Scene } from './scene.ts'
import { damages } from './words.ts'

type Found = Parameters<typeof inboundPlan.finish.input.parse>[0]
type Steps = AsyncGenerator<number, InboundOrder | undefined>

/** Goods come: through the gate, under tally, into their places; gives the order once they are in, as far as `last`. */
export async function* receive(scene: Scene, id: string, last: number): Steps {
  const { simulation } = scene
  const { as, random } = simulation
  const order = await get(as.lh, { id })
  if (order.bondedFlag === 1) {
    const passportNo = `P4201${order.expectDate.slice(2, 4)}I${scene.papers.customsSerial()}`
    await setCard(as.gw, { ids: [id], isCard: 1, passportNo })
    yield simulation.later(0.2, 2)
  }
  await start(as.lh, { id })
  yield simulation.later(0.8, 5)
  const plans = await list(as.lh, { id })
  // Of several boxes the first ones are often done a day before the others.
  const first = plans.length > 1 && random.chance(0.4) ? plans.slice(0, 1) : []
  if (first.length > 0) {
    await tally(simulation, id, first, 0)
    if (last === 4) return undefined
    yield simulation.later(3, 20)
  }
  if (last === 4) return undefined
  const received = await tally(simulation, id, plans.slice(first.length), 1)
  if (last === 5) return received
  yield simulation.later(2, 20)
  await decide(simulation, id)
  const completed = await complete(as.kf, { id, cancel: 0, manifestConfirmed: 0 })
  await feesOfInbound(scene, completed)
  if (last === 6) return completed
  scene.diary.begin(simulation.time(), closing(simulation, id))
  return completed
}

async function* closing(simulation: Simulation, id: string): Journey {
  yield simulation.later(20, 160)
  await close(simulation.as.sh, { id })
}

/** What the tally clerk counts: mostly what was planned. */
async function tally(
  simulation: Simulation,
  id: string,
  plans: readonly InboundPlan[],
  restAsPlanned: 0 | 1,
) {
  const counted = plans.flatMap((plan) => countOf(simulation, plan))
  const asPlanned = plans.map(({ id: planId, planPieces }) => ({
    id: planId,
    actPieces: planPieces,
  }))
  const known = new Set(counted.map((each) => each.id))
  const rest = asPlanned.filter((each) => !known.has(each.id))
  const found: Found = { id, plans: restAsPlanned ? counted : [...counted, ...rest], restAsPlanned }
  return finish(simulation.as.lh, inboundPlan.finish.input.parse(found))
}

/** Now and then something is missing, too much or broken. */
function countOf({ random }: Simulation, plan: InboundPlan) {
  const { id, planPieces } = plan
  if (planPieces < 4) return []
  const chance = random.next()
  const few = Math.max(1, Math.min(6, Math.round(planPieces * 0.02)))
  if (chance < 0.06) return [{ id, actPieces: planPieces - few, note: '短少，已拍照并通知客户' }]
  if (chance < 0.08 && hasRoomForMore(plan)) {
    const more = { actPieces: planPieces + 1, actPallet: plan.planPallet }
    return [{ id, ...more, note: '多出一件，唛头相同' }]
  }
  if (chance < 0.12)
    return [{ id, actPieces: planPieces, damagePieces: few, note: random.pick(damages) }]
  return []
}

/** One more small piece does not fill a place. */
const hasRoomForMore = ({ planPieces, planNet, planVolume }: InboundPlan): boolean =>
  planPieces >= 100 && compare(planNet, '15000') < 0 && compare(planVolume, '30') < 0

/** Customer service says what differences mean. */
async function decide({ as, random }: Simulation, id: string): Promise<void> {
  const lines = await products(as.kf, { id })
  const decisions = lines
    .filter(({ diffType }) => diffType !== '' && diffType !== '0')
    .map((line) => ({
      lineId: line.id,
      diffDecision: random.pick(['ACTUAL', 'ACTUAL', 'CLAIM'] as const),
    }))
  if (decisions.length > 0) await decideDiffs(as.kf, { id, decisions })
}
