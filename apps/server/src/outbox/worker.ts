import { system } from '@yuncang/db/handle'
import { later, nextTry } from '../platform/leases/waits.ts'
import type { Services } from '../platform/services.ts'
import { canDeliver, deliver } from './deliver.ts'
import { expired, keptFailure, noFailure } from './failure.ts'
import { outboxFilled } from './post.ts'
import * as repo from './repo.ts'

const atOnce = 20
const leaseMs = 60_000
const attemptsAtMost = 8
const lookEveryMs = 1_000

/** Delivers what is due now and gives how many it took. Any number of instances may do so at the same time. */
export async function deliverDue(services: Services): Promise<number> {
  const { db, clock } = services
  if (!canDeliver(services)) return 0
  const now = clock()
  const claim = { now, leaseEnd: later(now, leaseMs), limit: atOnce }
  const entries = await db.transaction(system('outbox worker'), (tx) => repo.claim(tx, claim))
  for (const entry of entries) {
    const outcome = await attempt(services, entry)
    await db.transaction(system('outbox worker'), (tx) => repo.settle(tx, entry, outcome))
  }
  return entries.length
}

/** One attempt, and what becomes of the entry: delivered, due again after a growing wait, or given up. */
async function attempt(services: Services, entry: repo.Entry) {
  const { clock, log } = services
  const { id, message, attempts } = entry
  if (!message || entry.expireTime <= clock()) {
    return { status: repo.givenUp, ...expired, message: null }
  }
  try {
    await deliver(services, entry, message)
    return { status: repo.delivered, ...noFailure, message: null }
  } catch (error) {
    const kept = keptFailure(error)
    const isOver = attempts >= attemptsAtMost
    log[isOver ? 'error' : 'warn']({ outbox: id, attempts, ...kept }, 'not delivered')
    // Whoever looks after the house may have it tried again until it expires.
    if (isOver) return { status: repo.givenUp, ...kept }
    return { ...kept, dueTime: nextTry(clock(), attempts) }
  }
}

/** Delivers whenever something is put in, and looks every second for what is due again; gives the function that ends it. */
export function startOutbox(services: Services): () => Promise<void> {
  let running: Promise<void> | undefined
  let isWanted = false

  async function drain(): Promise<void> {
    while (isWanted) {
      isWanted = false
      if ((await deliverDue(services)) === atOnce) isWanted = true
    }
  }
  const wake = () => {
    isWanted = true
    running ??= drain()
      .catch((error: unknown) => services.log.error({ err: error }, 'outbox failed'))
      .finally(() => (running = undefined))
  }
  services.db.shared.subscribe(outboxFilled, wake)
  const timer = setInterval(wake, lookEveryMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
