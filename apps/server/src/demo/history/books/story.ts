import { dayMs, lastAtWork } from '../../working-hours.ts'
import type { Journey } from '../journey.ts'
import type { Scene } from '../scene.ts'
import {
  billFirstCustomers,
  confirmBills,
  generateBills,
  passBills,
  refuseOne,
  submitBills,
  voidOne,
} from './bills.ts'
import { billedMonth, monthsOver, runningMonth, type Month } from './calendar.ts'
import { closeBooks } from './close.ts'
import { giveBack, reduceOne } from './corrections.ts'
import { auditFees, confirmFees, findRates, runMonth, sendOneBack } from './fees.ts'
import { invoiceBills, moneyToMatch } from './money.ts'
import { splitOne } from './split.ts'

/** What is told of once, each in another closed month where there are enough. */
type Event = 'void' | 'reduction' | 'credit'
const events: readonly Event[] = ['void', 'reduction', 'credit']

/**
 * The books of a tenant (docs/domain/demo.md#books): months that are closed, the one that is being billed, and the
 * running one, in which the haulier is billed by the half month.
 */
export function keepBooks(scene: Scene): void {
  const { simulation, diary, profile } = scene
  if (!profile.hasContracts) return
  const { start, end } = simulation
  const billed = billedMonth(end)
  const months = [...monthsOver(start, end)]
  const closed = months.filter(({ month }) => month.period < billed.period)
  for (const [at, { month, time }] of closed.entries()) {
    const told = events.filter((_, index) => Math.min(index, closed.length - 1) === at)
    const isRecent = at >= closed.length - 2
    diary.begin(time, closing(scene, month, { told: new Set(told), isRecent }))
  }
  for (const { month, time } of months.slice(closed.length))
    diary.begin(
      time,
      month.period === billed.period ? billing(scene, month) : beginning(scene, month),
    )
  diary.begin(lastAtWork(end - 2 * dayMs), halfMonth(scene, runningMonth(end)))
  diary.begin(lastAtWork(end - dayMs), bankDay(scene, billed))
}

type Tale = { readonly told: ReadonlySet<Event>; readonly isRecent: boolean }

async function* closing(scene: Scene, month: Month, { told, isRecent }: Tale): Journey {
  const { simulation } = scene
  await runMonth(simulation, month)
  await findRates(simulation, month)
  yield simulation.later(2, 6)
  await confirmFees(simulation, month)
  yield simulation.later(8, 24)
  await auditFees(simulation, month)
  yield simulation.later(1, 4)
  await generateBills(simulation, month)
  if (told.has('void')) await voidOne(simulation, month)
  yield simulation.later(1, 4)
  await submitBills(simulation, month)
  yield simulation.later(3, 16)
  await passBills(simulation, month)
  if (told.has('reduction')) await reduceOne(simulation, month)
  yield simulation.later(3, 20)
  await confirmBills(simulation, month)
  yield simulation.later(3, 20)
  if (told.has('credit')) await giveBack(scene, month)
  await invoiceBills(scene, month, { isRecent })
  yield simulation.later(4, 20)
  await closeBooks(scene, month, { isRecent })
}

/** Of each state something is left for whoever signs in. */
async function* billing(scene: Scene, month: Month): Journey {
  const { simulation } = scene
  await runMonth(simulation, month)
  await splitOne(simulation, month)
  yield simulation.later(2, 6)
  await confirmFees(simulation, month, 0.9)
  yield simulation.later(8, 24)
  await sendOneBack(simulation, month)
  await auditFees(simulation, month, 0.9)
  yield simulation.later(1, 4)
  await generateBills(simulation, month)
  yield simulation.later(1, 4)
  await submitBills(simulation, month, { kept: 1 })
  yield simulation.later(3, 16)
  await refuseOne(simulation, month)
  await passBills(simulation, month, { kept: 1 })
  yield simulation.later(3, 20)
  await confirmBills(simulation, month, { kept: 2, isGuestAway: true })
  yield simulation.later(3, 20)
  await invoiceBills(scene, month, { isRecent: true, kept: 2 })
}

/** Over since a few days only. */
async function* beginning({ simulation }: Scene, month: Month): Journey {
  await runMonth(simulation, month)
  yield simulation.later(2, 6)
  await confirmFees(simulation, month, 0.5)
  yield simulation.later(8, 24)
  await auditFees(simulation, month, 0.4)
}

async function* halfMonth({ simulation }: Scene, month: Month): Journey {
  await confirmFees(simulation, month, 0.6)
  yield simulation.later(1, 4)
  await auditFees(simulation, month, 0.7)
  yield simulation.later(1, 3)
  await billFirstCustomers(simulation, month)
}

async function* bankDay({ simulation }: Scene, month: Month): Journey {
  yield simulation.later(0.2, 1)
  await moneyToMatch(simulation, month)
}
