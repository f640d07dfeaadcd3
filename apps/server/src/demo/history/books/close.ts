import { missing } from '../../../modules/month-close/service/missing.ts'
import { get } from '../../../modules/month-close/service/months.ts'
import { closeMonth, prepare } from '../../../modules/month-close/service/steps.ts'
import type { Scene } from '../scene.ts'
import { confirmBills, generateBills, passBills, submitBills } from './bills.ts'
import type { Month } from './calendar.ts'
import { auditFees, confirmFees, findRates, runMonth } from './fees.ts'
import { invoiceBills } from './money.ts'

const roundsAtMost = 3
const minuteMs = 60_000

/** Sees to what came late, hands the month in and closes it, before anything else can be missing of it. */
export async function closeBooks(
  scene: Scene,
  month: Month,
  how: { readonly isRecent: boolean },
): Promise<void> {
  const { simulation } = scene
  const { as } = simulation
  const id = month.period
  for (let round = 1; await isLacking(scene, month); round++) {
    if (round > roundsAtMost) throw new Error(`${id} does not come to its end`)
    await finish(scene, month, how)
  }
  const { version } = await get(as.jf, { id })
  await prepare(as.jf, { id, version })
  simulation.setTime(simulation.time() + simulation.random.between(15, 50) * minuteMs)
  await closeMonth(as.cw, { id, version: (await get(as.cw, { id })).version })
}

async function isLacking({ simulation }: Scene, { period }: Month): Promise<boolean> {
  const lacks = await missing(simulation.as.jf, { id: period })
  return lacks.some(({ isBlocking }) => isBlocking)
}

async function finish(
  scene: Scene,
  month: Month,
  how: { readonly isRecent: boolean },
): Promise<void> {
  const { simulation } = scene
  await runMonth(simulation, month)
  await findRates(simulation, month)
  await confirmFees(simulation, month)
  await auditFees(simulation, month)
  await generateBills(simulation, month)
  await submitBills(simulation, month)
  await passBills(simulation, month)
  await confirmBills(simulation, month)
  await invoiceBills(scene, month, how)
}
