import { eq, lte } from '@yuncang/db/sql'
import { contractStatuses } from '@yuncang/shared/nouns/contract/rules'
import type { Simulation } from '../simulation.ts'
import { atWork, dayMs } from '../working-hours.ts'
import { keepBooks } from './books/story.ts'
import { openCommerce } from './commerce.ts'
import { inbound, type Fate } from './inbound.ts'
import { openDiary } from './journey.ts'
import { openWorkOfToday } from './open-work.ts'
import { introduceCustomers } from './people-of-customers.ts'
import { profileOf } from './profiles.ts'
import { openScene, type Scene } from './scene.ts'
import { furnish } from './setting.ts'

/** Months of a full story; a shorter one has as many orders a month. */
const fullMonths = 6

/** The months of a demo tenant, through the services; `tick` is told of the time of each step. */
export async function tellStory(
  simulation: Simulation,
  months: number,
  tick: (time: number) => void | Promise<void>,
): Promise<void> {
  const profile = profileOf(simulation.tenant.row.dataNode)
  const diary = openDiary(simulation)
  const scene = await openScene(simulation, diary, profile)
  await readContracts(scene)
  const coldAreaId = await furnish(simulation, profile)
  if (profile.hasContracts) {
    await introduceCustomers(scene)
    await openCommerce(scene)
  }
  scheduleOrders(scene, Math.round((profile.orders * months) / fullMonths), coldAreaId)
  openWorkOfToday(scene, coldAreaId)
  keepBooks(scene)
  await diary.play(simulation.end, tick)
  await forgetMessages(simulation)
}

/** Contracts that the tenant came with. */
async function readContracts({ simulation, contracts }: Scene): Promise<void> {
  const rows = await simulation.as.sw.read(async (db) => {
    const { contract } = db.t
    return db.select(
      contract,
      eq(contract.isDeleted, 0),
      eq(contract.status, contractStatuses.active),
    )
  })
  for (const { id, customerId, startDate, endDate } of rows)
    contracts.set(customerId, { id, startDate, endDate })
}

/** Orders over all days but the last, which has open work of its own. */
function scheduleOrders(
  { simulation, diary, ...rest }: Scene,
  count: number,
  coldAreaId?: string,
): void {
  const { random, start, end } = simulation
  const scene = { simulation, diary, ...rest }
  const span = end - start - 2 * dayMs
  for (let at = 0; at < count; at++) {
    const time = atWork(start + dayMs + Math.floor((span * (at + random.next())) / count))
    const chance = random.next()
    const fate: Fate = {
      last: 7,
      isRejected: chance < 0.06,
      isVoided: chance > 0.97,
      coldAreaId,
      isOfGuest: false,
    }
    const late = random.between(0, 300) * 60_000
    diary.begin(atWork(time + late, random.between(0, 7_200_000)), inbound(scene, fate))
  }
}

/** Drivers of the past have had their messages. */
const forgetMessages = ({ as: { admin }, now }: Simulation): Promise<void> =>
  admin.transaction(async (tx) => {
    const { outbox } = tx.t
    await tx.remove(outbox, lte(outbox.expireTime, now()))
  })
