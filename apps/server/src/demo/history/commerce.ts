import { addDays, today } from '@yuncang/shared/kernel/calendar'
import { atWork, dayMs } from '../working-hours.ts'
import { cargoOf } from './cargo.ts'
import {
  changePrices,
  concludeContract,
  declineContract,
  draftContract,
  endContract,
  fileContract,
  passPrices,
  rejectContract,
  rejectPrices,
  renewContract,
  stopContract,
  submitContract,
  submitPrices,
  voidByBoth,
  type Term,
} from './contracts.ts'
import type { Journey } from './journey.ts'
import { leaver } from './people-of-customers.ts'
import { askForSeals } from './seals.ts'
import { dealersIn, type Party, type Scene } from './scene.ts'
import { tariffFor, type Lines } from './tariffs.ts'

/**
 * Days from the end of the story to the ends of contracts: two within a month, one more within two
 * (docs/domain/demo.md#invented-parties).
 */
const ends = [12, 26, 52, 118, 167, 204, 240, 291, 330]
/** Days that contracts last; every second one is for two years. */
const lengths = [365, 730]

type Customer = { party: Party; trade: string }

/** The customers of the tenant, those who have no contract yet, each once. */
function customersOf(scene: Scene): Customer[] {
  const found = new Map<string, Customer>()
  for (const code of scene.profile.goods) {
    const { trade } = cargoOf(code)
    for (const party of dealersIn(scene, { trade }))
      if (!scene.contracts.has(party.id)) found.set(party.id, { party, trade })
  }
  return [...found.values()]
}

/** Contracts in force before the first order, and the stories of all others (docs/domain/contracts.md#contracts). */
export async function openCommerce(scene: Scene): Promise<void> {
  const { simulation } = scene
  const lastDay = today(new Date(simulation.end).toISOString())
  const firstDay = today(new Date(simulation.start).toISOString())
  const customers = customersOf(scene)
  const inForce: string[] = []
  for (const [at, days] of ends.entries()) {
    const customer = customers[at]
    if (!customer) break
    const { party, trade } = customer
    const endDate = addDays(lastDay, days)
    const lines = tariffFor(trade, party.name.startsWith('Sample'))
    const term = { startDate: startOf(endDate, firstDay, at), endDate }
    const id = await concludeContract(simulation, party, term, lines)
    scene.contracts.set(party.id, { id, ...term })
    inForce.push(id)
    if (at % 2 === 0) await fileContract(simulation, id)
    tellPrices(scene, id, lines, at)
  }
  askForSeals(scene, inForce)
  const named = new Set(customers.map(({ party }) => party.id))
  // Without goods in store: nobody asks for goods under a contract that has ended.
  const others = scene.parties.filter(
    ({ id, name }) => !named.has(id) && !scene.contracts.has(id) && !name.includes(leaver),
  )
  addOtherContracts(scene, others)
}

/** The first day of a contract that holds for the whole story: goods go out under it from the first week on. */
function startOf(endDate: string, firstDay: string, at: number): string {
  const starts = [...lengths.slice(at % 2), 730].map((days) => addDays(endDate, -days))
  return starts.find((day) => day <= firstDay) ?? firstDay
}

/** Prices rise once or twice in the story; the newest ones of some are not passed yet. */
function tellPrices({ simulation, diary }: Scene, id: string, lines: Lines, at: number): void {
  const span = simulation.end - simulation.start
  const when = (share: number) => atWork(simulation.start + span * share + at * dayMs)
  diary.begin(when(0.3), passing(simulation, id, lines, 3))
  if (at % 2 === 0 && at !== 4) diary.begin(when(0.6), passing(simulation, id, lines, 5))
  const late = simulation.end - (2 + at) * dayMs
  if (at === 3) diary.begin(atWork(late), submitting(simulation, id, lines, false))
  if (at === 4) diary.begin(atWork(late), submitting(simulation, id, lines, true))
}

type Simulation = Scene['simulation']

async function* passing(
  simulation: Simulation,
  id: string,
  lines: Lines,
  percent: number,
): Journey {
  await changePrices(simulation, id, lines, percent)
  await submitPrices(simulation, id)
  yield simulation.later(3, 30)
  await passPrices(simulation, id)
}

async function* submitting(
  simulation: Simulation,
  id: string,
  lines: Lines,
  isRefused: boolean,
): Journey {
  await changePrices(simulation, id, lines, 8)
  await submitPrices(simulation, id)
  if (!isRefused) return
  yield simulation.later(1, 4)
  await rejectPrices(simulation, id)
}

/** One contract for each of the other statuses, with customers of their own as far as there are any. */
function addOtherContracts(scene: Scene, parties: readonly Party[]): void {
  const { simulation, diary } = scene
  const lines = tariffFor('橡胶', false)
  const lastDay = today(new Date(simulation.end).toISOString())
  const deal = (party: Party, from: number, to: number) => ({
    party,
    lines,
    term: { startDate: addDays(lastDay, from), endDate: addDays(lastDay, to) },
  })
  const journeys: [daysBeforeEnd: number, journeyOf: (party: Party) => Journey][] = [
    [3, (party) => drafting(simulation, { ...deal(party, 10, 375), last: 'draft' })],
    [4, (party) => drafting(simulation, { ...deal(party, 5, 370), last: 'submitted' })],
    [9, (party) => drafting(simulation, { ...deal(party, 1, 366), last: 'rejected' })],
    [170, (party) => ending(simulation, { ...deal(party, -395, -30), last: 'expired' })],
    [165, (party) => ending(simulation, { ...deal(party, -385, -20), last: 'declined' })],
    [160, (party) => ending(simulation, { ...deal(party, -380, -15), last: 'renewed' })],
    [150, (party) => breaking(simulation, { ...deal(party, -150, 215), last: 'voided' })],
    [140, (party) => breaking(simulation, { ...deal(party, -140, 225), last: 'stopped' })],
  ]
  for (const [at, [days, journeyOf]] of journeys.entries()) {
    const party = parties[at]
    const time = atWork(Math.max(simulation.end - days * dayMs, simulation.start + dayMs))
    if (party && time < simulation.end) diary.begin(time, journeyOf(party))
  }
}

/** A contract, and the status in which the end of the story finds it. */
type Tale<Last extends string> = { party: Party; term: Term; lines: Lines; last: Last }

async function* drafting(
  simulation: Simulation,
  { party, term, lines, last }: Tale<'draft' | 'submitted' | 'rejected'>,
): Journey {
  const id = await draftContract(simulation, party, term, lines)
  if (last === 'draft') return
  yield simulation.later(1, 4)
  await submitContract(simulation, id)
  if (last === 'submitted') return
  yield simulation.later(3, 20)
  await rejectContract(simulation, id)
}

/** A contract whose last day lies within the story. */
async function* ending(
  simulation: Simulation,
  { party, term, lines, last }: Tale<'expired' | 'declined' | 'renewed'>,
): Journey {
  const id = await concludeContract(simulation, party, term, lines)
  const end = Date.parse(`${term.endDate}T16:10:00.000Z`)
  yield atWork(end - 18 * dayMs)
  if (last === 'renewed') {
    await renewContract(simulation, id)
    return
  }
  if (last === 'declined') await declineContract(simulation, id)
  yield end
  await endContract(simulation, id)
}

async function* breaking(
  simulation: Simulation,
  { party, term, lines, last }: Tale<'voided' | 'stopped'>,
): Journey {
  const id = await concludeContract(simulation, party, term, lines)
  yield atWork(simulation.time() + 60 * dayMs)
  await (last === 'voided' ? voidByBoth : stopContract)(simulation, id)
}
