import { getFrom } from '@yuncang/shared/kernel/expected'
import { inTurn } from '@yuncang/shared/kernel/in-turn'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { outboundTruck, type OutboundTruck } from '@yuncang/shared/nouns/outbound-order/truck'
import { add, divide, multiply, round, sum } from '@yuncang/shared/kernel/decimal'
import { photoType } from '@yuncang/shared/nouns/file/rules'
import { keepMade } from '../../modules/file/service/upload.ts'
import { closeShort } from '../../modules/outbound-order/service/close.ts'
import { abort, gateIn } from '../../modules/outbound-order/service/gate-in.ts'
import { gateOut, releaseWeight } from '../../modules/outbound-order/service/gate-out.ts'
import { cancelTruck, issue } from '../../modules/outbound-order/service/issue.ts'
import { load } from '../../modules/outbound-order/service/load.ts'
import { allocations } from '../../modules/outbound-order/service/read.ts'
import { loadPicture } from './load-picture.ts'
import type { Release } from './release.ts'
import type { Scene } from './scene.ts'
import { drivers, shortCloses } from './words.ts'

type Allocation = Awaited<ReturnType<typeof allocations>>[number]
type Steps<R = undefined> = AsyncGenerator<number, R>

/** More trucks than that come for no order; the last one takes what is left. */
const trucksAtMost = 4

/** Sends trucks, one for each lot, loads them and lets them out; undefined when the order ends before its time. */
export async function* sendTrucks(
  scene: Scene,
  { id }: OutboundOrder,
  { cargo, last, mishap, pickDate }: Release,
): Steps<{ trucks: number } | undefined> {
  const { simulation } = scene
  const { as, random } = simulation
  const goods = await allocations(as.lh, { id })
  const loads = Array.from({ length: Math.min(goods.length, trucksAtMost) }, (_, at) => ({
    truck: truckOf(scene),
    goods: at === trucksAtMost - 1 ? goods.slice(at) : goods.slice(at, at + 1),
  }))
  const wanted = loads.map(({ truck }) => truck)
  const trucks = await issue(as.ck, outboundTruck.issue.input.parse({ id, trucks: wanted }))
  const goodsOf = new Map(loads.map((each) => [each.truck.plateNo, each.goods]))
  if (last === 3) return undefined
  for (const [at, truck] of trucks.entries()) {
    const isLast = at === trucks.length - 1
    if (mishap === 'short' && isLast && at > 0) {
      await cancelTruck(as.ck, { id: truck.id, msg: '余货暂不提取' })
      scene.busyPlates.delete(truck.plateNo)
      yield simulation.later(2, 8)
      await closeShort(as.ck, { id, msg: random.pick(shortCloses) })
      return { trucks: at }
    }
    yield pickDate === undefined ? simulation.later(0.5, 3) : simulation.later(0.05, 0.2)
    const isOut = yield* takeOut(scene, truck, getFrom(goodsOf, truck.plateNo), {
      cargo,
      last,
      mishap,
    })
    if (!isOut || (last === 5 && at === 0)) return undefined
  }
  return { trucks: trucks.length }
}

/** A truck that is neither on its way nor inside. */
function truckOf({ simulation: { random }, busyPlates }: Scene) {
  const free = plates.filter((plate) => !busyPlates.has(plate))
  const plateNo = random.pick(free)
  busyPlates.add(plateNo)
  const at = plates.indexOf(plateNo)
  const driverPhone = `138000000${String(at + 11)}`
  return { plateNo, trailerNo: '', driverName: inTurn(drivers, at), driverPhone }
}

/** Invented plates; more than ever come at once. */
export const plates = Array.from({ length: 48 }, (_, at) =>
  at % 3 === 2 ? `鲁L${String(6100 + at * 7)}D` : `鲁B${String(5200 + at * 13)}D`,
)

type Tale = Pick<Release, 'cargo' | 'last' | 'mishap'>

/** One truck through the yard; false when the end of the story finds it there. */
async function* takeOut(
  scene: Scene,
  truck: OutboundTruck,
  goods: readonly Allocation[],
  { cargo, last, mishap }: Tale,
): Steps<boolean> {
  const { id, plateNo, pickCode } = truck
  const { simulation, busyPlates } = scene
  const { as, random } = simulation
  const tareWeight = String(13_200 + 20 * random.between(0, 160))
  const arrival = { id, plateNo, pickCode, tareWeight }
  await gateIn(as.mg, arrival)
  if (last === 4) return false
  yield simulation.later(0.3, 1.5)
  if (mishap === 'aborted') {
    await abort(as.ck, { id, msg: '车厢有异味，退场清洗后重新入场' })
    yield simulation.later(2, 6)
    await gateIn(as.mg, arrival)
    yield simulation.later(0.3, 1)
  }
  const signer = random.pick(drivers)
  const onTruck = goods.map((each) => ({
    allocationId: each.id,
    qty: each.qty,
    pieces: each.pieces,
  }))
  await load(as.lh, outboundTruck.load.input.parse({ id, loads: onTruck, signer }))
  await photograph(scene, truck)
  yield simulation.later(0.2, 0.8)
  await weighOut(scene, id, tareWeight, grossOf(goods, cargo))
  busyPlates.delete(plateNo)
  return true
}

/** Whoever loaded takes the photo without which no truck leaves. */
async function photograph({ simulation }: Scene, truck: OutboundTruck): Promise<void> {
  const { id: itemId, orderId: businessId, plateNo } = truck
  const fields = {
    uploadModuleCode: businessModules.outboundOrder,
    businessId,
    itemId,
    docType: photoType,
  } as const
  const file = loadPicture(truck.thNo)
  await keepMade(simulation.as.lh, fields, { name: `${plateNo} 装车.png`, file })
}

/** What goods weigh with what they are packed in. */
const grossOf = (goods: readonly Allocation[], { net, gross }: Tale['cargo']) =>
  round(divide(multiply(sum(goods.map((each) => each.net)), gross), net), 'kg')

/** The weighbridge says nearly what was loaded; one truck in forty is off and leaves for a reason. */
async function weighOut(
  { simulation }: Scene,
  id: string,
  tare: string,
  loaded: string,
): Promise<void> {
  const { as, random } = simulation
  const permille = String(random.between(-3, 3))
  const difference = round(divide(multiply(loaded, permille), '1000'), 'kg')
  const grossWeight = add(tare, add(loaded, difference))
  if (random.chance(0.025)) {
    const msg = '车辆加装防滑链与备胎，已复磅确认'
    await releaseWeight(as.ck, { id, grossWeight: add(grossWeight, '1460'), msg })
    return
  }
  await gateOut(as.mg, { id, grossWeight })
}
