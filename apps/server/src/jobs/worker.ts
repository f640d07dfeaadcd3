import { system } from '@yuncang/db/handle'
import { sessionsChanged } from '../platform/identity.ts'
import { later } from '../platform/leases/waits.ts'
import type { Services } from '../platform/services.ts'
import { jobsChanged } from './enqueue.ts'
import { jobsInHand, leaseMs } from './in-hand.ts'
import * as repo from './repo.ts'

const lookEveryMs = 30_000
const lookAgainMs = 1000
const scope = system('job worker')

type Worker = { wake(): void; stop(): Promise<void> }

/**
 * Runs jobs, two at a time and one heavy one: when they are asked for, when a wait or another worker's lease has run
 * out. Any number of instances may do so. Stopping gives back at once what is not through.
 */
export function startJobs(services: Services): Worker {
  const { db, log } = services
  const inHand = jobsInHand(services, () => wake())
  const life = { isStopped: false, isWanted: false }
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    let waitMs = lookAgainMs
    try {
      while (life.isWanted && !life.isStopped) {
        life.isWanted = false
        waitMs = await take(services, inHand, () => life.isStopped)
      }
    } finally {
      clearTimeout(timer)
      if (!life.isStopped) timer = setTimeout(wake, Math.min(waitMs, lookEveryMs)).unref()
    }
  }

  function wake(): void {
    if (life.isStopped) return
    life.isWanted = true
    looking ??= look()
      .catch((error: unknown) => log.error({ err: error }, 'jobs could not be looked for'))
      .finally(() => {
        looking = undefined
        if (life.isWanted) wake()
      })
  }

  async function stop(): Promise<void> {
    life.isStopped = true
    clearTimeout(timer)
    await looking
    await inHand.letGo()
  }

  const hear = () => {
    if (life.isStopped) return
    inHand.checkAll()
    wake()
  }
  db.shared.subscribe(jobsChanged, hear)
  // A tenant that is locked pauses its jobs.
  db.shared.subscribe(sessionsChanged, hear)
  void endForgottenLeases(services)
    .catch((error: unknown) => log.error({ err: error }, 'leases could not be ended'))
    .finally(wake)
  return { wake, stop }
}

/** Takes what is due as long as there is a hand free; gives in how many milliseconds to look again. */
async function take(
  { db, clock, ids }: Services,
  inHand: ReturnType<typeof jobsInHand>,
  isStopped: () => boolean,
): Promise<number> {
  while (!isStopped() && !inHand.isFull()) {
    const takesHeavy = inHand.takesHeavy()
    const due = await db.read(scope, (tables) => repo.nextDue(tables, takesHeavy))
    const now = clock()
    if (due === undefined) return lookEveryMs
    if (due > now) return Date.parse(due) - Date.parse(now)
    const claim = { now, leaseEnd: later(now, leaseMs), lease: ids(), takesHeavy }
    const job = await db.transaction(scope, (tx) => repo.claim(tx, claim))
    if (job) inHand.begin(job)
  }
  return lookEveryMs
}

/** One process works on a SQLite file: whatever it finds running at its start was broken off. */
async function endForgottenLeases({ db, clock }: Services): Promise<void> {
  if (db.engine === 'sqlite') await db.transaction(scope, (tx) => repo.endLeases(tx, clock()))
}
