import { system } from '@yuncang/db/handle'
import { later, nextTry } from '../platform/leases/waits.ts'
import type { Services } from '../platform/services.ts'
import { canDeliver, deliver } from './deliver.ts'
import { expired, keptFailure } from './failure.ts'
import { outboxFilled } from './post.ts'
import * as repo from './repo.ts'
import { giveUp, noteDelivered } from './settled.ts'

const atOnce = 10
const leaseMs = 60_000
/** Mail servers that do not know us yet ask to come again after minutes, some after an hour. */
const attemptsAtMost = (channel: string) => (channel === 'mail' ? 12 : 8)
/** What another attempt would be told as well. */
const forGood: readonly unknown[] = ['mail.refused', 'financePlatform.refused']
const lookEveryMs = 1_000

/** Delivers what is due now and gives how many it took. Any number of instances may do so at the same time. */
export async function deliverDue(services: Services): Promise<number> {
  const { db, clock } = services
  if (!canDeliver(services)) return 0
  const now = clock()
  const claim = { now, leaseEnd: later(now, leaseMs), limit: atOnce }
  const entries = await db.transaction(system('outbox worker'), (tx) => repo.claim(tx, claim))
  // Side by side: one that waits for a silent server keeps none of the others beyond its lease.
  await Promise.all(entries.map((entry) => attempt(services, entry)))
  return entries.length
}

/** One attempt, and what becomes of the entry: delivered, due again after a growing wait, or given up. */
async function attempt(services: Services, entry: repo.Entry): Promise<void> {
  const { db, clock, log } = services
  const { id, message, attempts, channel } = entry
  if (!message || entry.expireTime <= clock()) {
    return giveUp(services, entry, { ...expired, message: null })
  }
  try {
    await deliver(services, entry, message)
  } catch (error) {
    const kept = keptFailure(error)
    const isOver = attempts >= attemptsAtMost(channel) || forGood.includes(kept.failure?.reason)
    log[isOver ? 'error' : 'warn']({ outbox: id, attempts, ...kept }, 'not delivered')
    // Whoever runs the installation may have it tried again until it expires.
    if (isOver) return giveUp(services, entry, kept)
    const outcome = { ...kept, dueTime: nextTry(clock(), attempts) }
    await db.transaction(system('outbox worker'), (tx) => repo.settle(tx, entry, outcome))
    return undefined
  }
  await noteDelivered(services, entry)
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
