import type { Tx } from '@yuncang/db/handle'
import type { Clock } from '../platform/clock.ts'
import type { User } from '../platform/identity.ts'
import type { Services } from '../platform/services.ts'
import type { Ctx } from '../trpc/context.ts'
import { actAs } from './actor.ts'
import { seededIds } from './ids.ts'
import { randomOf, type Random } from './random.ts'
import type { DemoTenant } from './tenants.ts'
import { atWork, hourMs } from './working-hours.ts'

/** Those who do the work of a tenant, by the codes of their roles. */
export const hands = ['admin', 'kf', 'sh', 'ck', 'lh', 'gw', 'sw', 'jf', 'cw', 'mg', 'kh'] as const
export type Hand = (typeof hands)[number]

/** A tenant at work: its people on a clock that the story sets, ids and chance that follow from the seed. */
export type Simulation = {
  readonly tenant: DemoTenant
  readonly as: Readonly<Record<Hand, Ctx>>
  readonly random: Random
  readonly now: Clock
  /** The time outside of the story. */
  readonly realNow: Clock
  /** Milliseconds since 1970. */
  time(): number
  setTime(time: number): void
  /** Some hours later, in working hours. */
  later(leastHours: number, mostHours: number): number
  /** The first day's beginning and the end of the story. */
  readonly start: number
  readonly end: number
}

type Given = {
  services: Services
  tenant: DemoTenant
  people: ReadonlyMap<string, User>
  start: number
  end: number
  /** All of the story in one transaction; without it each step has its own. */
  tx?: Tx
}

type Staff = Pick<Given, 'tenant' | 'people'>

const userOf = ({ tenant: { suffix }, people }: Staff, hand: Hand): User | undefined =>
  people.get(suffix ? `${hand}.${suffix}` : hand)

/** Whether a tenant still has the accounts of the demo: an administrator may have renamed or removed some. */
export const isStaffed = (staff: Staff): boolean =>
  hands.every((hand) => userOf(staff, hand) !== undefined)

/** Starts the simulation of a tenant at the start of its story. The day and the tenant are its seed. */
export function startSimulation({ services, tenant, people, start, end, tx }: Given): Simulation {
  const { row } = tenant
  const seed = `yuncang ${row.dataNode}`
  const random = randomOf(seed)
  let time = start
  const now = () => new Date(time).toISOString()
  const inStory = {
    ...services,
    clock: now,
    ids: seededIds(seed, now),
    codes: (digits: number) => String(random.between(0, 10 ** digits - 1)).padStart(digits, '0'),
  }
  const ctxOf = (hand: Hand): Ctx => {
    const user = userOf({ tenant, people }, hand)
    if (!user) throw new Error(`The demo has no account of ${hand} in ${row.dataNode}`)
    return actAs(inStory, row, user, tx)
  }
  // A ctx for every name of the list.
  const as = Object.fromEntries(hands.map((hand) => [hand, ctxOf(hand)])) as Record<Hand, Ctx>
  return {
    tenant,
    as,
    random,
    now,
    realNow: services.clock,
    start,
    end,
    time: () => time,
    setTime: (next) => void (time = next),
    later: (leastHours, mostHours) => {
      const hours = leastHours + random.next() * (mostHours - leastHours)
      return atWork(Math.round(time + hours * hourMs), random.between(0, 3_000_000))
    },
  }
}
