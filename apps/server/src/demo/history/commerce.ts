import { addDays, today } from '@yuncang/shared/domain/calendar'
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
import { dealersIn, type Party, type Scene } from './scene.ts'
import { tariffFor, type Lines } from './tariffs.ts'

/** Days from the end of the story to the ends of contracts: two within a month, one more within two (domain.md §14). */
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

/** Contracts in force before the first order, and the stories of all others (domain.md §6 and §14). */
export async function openCommerce(scene: Scene): Promise<void> {
  const { house } = scene
  const lastDay = today(new Date(house.end).toISOString())
  const firstDay = today(new Date(house.start).toISOString())
  const customers = customersOf(scene)
  for (const [at, { party, trade }] of customers.slice(0, ends.length).entries()) {
    const endDate = addDays(lastDay, ends[at]!)
    const lines = tariffFor(trade, party.name.startsWith('Sample'))
    const term = { startDate: startOf(endDate, firstDay, at), endDate }
    const id = await concludeContract(house, party, term, lines)
    scene.contracts.set(party.id, { id, ...term })
    if (at % 2 === 0) await fileContract(house, id)
    tellPrices(scene, id, lines, at)
  }
  const named = new Set(customers.map(({ party }) => party.id))
  // Without goods in store: nobody asks for goods under a contract that has ended.
  const others = scene.parties.filter(
    ({ id, name }) => !named.has(id) && !scene.contracts.has(id) && !name.includes(leaver),
  )
  tellOthers(scene, others)
}

/** The first day of a contract that holds for the whole story: goods go out under it from the first week on. */
function startOf(endDate: string, firstDay: string, at: number): string {
  const starts = [...lengths.slice(at % 2), 730].map((days) => addDays(endDate, -days))
  return starts.find((day) => day <= firstDay) ?? firstDay
}

/** Prices rise once or twice in the story; the newest ones of some are not passed yet. */
function tellPrices({ house, diary }: Scene, id: string, lines: Lines, at: number): void {
  const span = house.end - house.start
  const when = (share: number) => atWork(house.start + span * share + at * dayMs)
  diary.begin(when(0.3), passing(house, id, lines, 3))
  if (at % 2 === 0 && at !== 4) diary.begin(when(0.6), passing(house, id, lines, 5))
  const late = house.end - (2 + at) * dayMs
  if (at === 3) diary.begin(atWork(late), submitting(house, id, lines, false))
  if (at === 4) diary.begin(atWork(late), submitting(house, id, lines, true))
}

type House = Scene['house']

async function* passing(house: House, id: string, lines: Lines, percent: number): Journey {
  await changePrices(house, id, lines, percent)
  await submitPrices(house, id)
  yield house.later(3, 30)
  await passPrices(house, id)
}

async function* submitting(house: House, id: string, lines: Lines, isRefused: boolean): Journey {
  await changePrices(house, id, lines, 8)
  await submitPrices(house, id)
  if (!isRefused) return
  yield house.later(1, 4)
  await rejectPrices(house, id)
}

/** One contract for each of the other statuses, with customers of their own as far as there are any. */
function tellOthers(scene: Scene, parties: readonly Party[]): void {
  const { house, diary } = scene
  const lines = tariffFor('橡胶', false)
  const lastDay = today(new Date(house.end).toISOString())
  const term = (from: number, to: number): Term => ({
    startDate: addDays(lastDay, from),
    endDate: addDays(lastDay, to),
  })
  const tales: [daysBeforeEnd: number, tell: (party: Party) => Journey][] = [
    [3, (party) => drafting(house, party, term(10, 375), lines, 'draft')],
    [4, (party) => drafting(house, party, term(5, 370), lines, 'submitted')],
    [9, (party) => drafting(house, party, term(1, 366), lines, 'rejected')],
    [170, (party) => ending(house, party, term(-395, -30), lines, 'expired')],
    [165, (party) => ending(house, party, term(-385, -20), lines, 'declined')],
    [160, (party) => ending(house, party, term(-380, -15), lines, 'renewed')],
    [150, (party) => breaking(house, party, term(-150, 215), lines, 'voided')],
    [140, (party) => breaking(house, party, term(-140, 225), lines, 'stopped')],
  ]
  for (const [at, [days, tell]] of tales.entries()) {
    const party = parties[at]
    const time = atWork(Math.max(house.end - days * dayMs, house.start + dayMs))
    if (party && time < house.end) diary.begin(time, tell(party))
  }
}

async function* drafting(
  house: House,
  party: Party,
  term: Term,
  lines: Lines,
  last: 'draft' | 'submitted' | 'rejected',
): Journey {
  const id = await draftContract(house, party, term, lines)
  if (last === 'draft') return
  yield house.later(1, 4)
  await submitContract(house, id)
  if (last === 'submitted') return
  yield house.later(3, 20)
  await rejectContract(house, id)
}

/** A contract whose last day lies within the story. */
async function* ending(
  house: House,
  party: Party,
  term: Term,
  lines: Lines,
  last: 'expired' | 'declined' | 'renewed',
): Journey {
  const id = await concludeContract(house, party, term, lines)
  const end = Date.parse(`${term.endDate}T16:10:00.000Z`)
  yield atWork(end - 18 * dayMs)
  if (last === 'renewed') {
    await renewContract(house, id)
    return
  }
  if (last === 'declined') await declineContract(house, id)
  yield end
  await endContract(house, id)
}

async function* breaking(
  house: House,
  party: Party,
  term: Term,
  lines: Lines,
  last: 'voided' | 'stopped',
): Journey {
  const id = await concludeContract(house, party, term, lines)
  yield atWork(house.time() + 60 * dayMs)
  await (last === 'voided' ? voidByBoth : stopContract)(house, id)
}
