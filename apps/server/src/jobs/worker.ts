import { system, type SystemTx } from '@yuncang/db/handle'
import { sessionsChanged } from '../modules/session/service/session-store.ts'
import { later } from '../platform/leases/waits.ts'
import type { Services } from '../platform/services.ts'
import { jobsChanged } from './enqueue.ts'
import * as repo from './repo.ts'
import { runJob, type Interruption } from './run.ts'

const atOnce = 2
const leaseMs = 60_000
const beatEveryMs = 1_000
const lookEveryMs = 30_000
const scope = system('job worker')

type Running = { job: repo.Job; interrupted: AbortController; ended: Promise<void> }
type Worker = { wake(): void; stop(): Promise<void> }

/**
 * Runs jobs, two at a time and one heavy one: when they are asked for, when a wait or another worker's lease has run
 * out. Any number of instances may do so. Stopping gives back at once what is not through.
 */
export function startJobs(services: Services): Worker {
  const { db, clock, ids, log } = services
  const running = new Map<string, Running>()
  let isStopped = false
  let isWanted = false
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const takesHeavy = () => ![...running.values()].some(({ job }) => job.isHeavy)

  function begin(job: repo.Job): void {
    const interrupted = new AbortController()
    const beat = setInterval(() => void check(job, interrupted), beatEveryMs)
    const ended = runJob(services, job, interrupted)
      .catch((error: unknown) => log.error({ err: error, job: job.id }, 'job could not be ended'))
      .finally(() => {
        clearInterval(beat)
        running.delete(job.id)
        wake()
      })
    running.set(job.id, { job, interrupted, ended })
  }

  /** Lengthens the lease, and sees whether the job has to end. */
  async function check(job: repo.Job, interrupted: AbortController): Promise<void> {
    if (interrupted.signal.aborted) return
    try {
      const why = await db.transaction(scope, (tx) => renew(tx, job, later(clock(), leaseMs)))
      if (why) interrupted.abort(why)
    } catch (error) {
      log.error({ err: error, job: job.id }, 'lease could not be renewed')
    }
  }

  /** Takes what is due as long as there is a hand free; gives when to look again. */
  async function take(): Promise<number> {
    while (!isStopped && running.size < atOnce) {
      const heavy = takesHeavy()
      const due = await db.read(scope, (tables) => repo.nextDue(tables, heavy))
      const now = clock()
      if (due === undefined) return lookEveryMs
      if (due > now) return Date.parse(due) - Date.parse(now)
      const claim = { now, leaseEnd: later(now, leaseMs), lease: ids(), takesHeavy: heavy }
      const job = await db.transaction(scope, (tx) => repo.claim(tx, claim))
      if (job) begin(job)
    }
    return lookEveryMs
  }

  async function look(): Promise<void> {
    let waitMs = lookEveryMs
    while (isWanted && !isStopped) {
      isWanted = false
      waitMs = await take()
    }
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(wake, Math.min(waitMs, lookEveryMs))
    timer.unref()
  }

  function wake(): void {
    if (isStopped) return
    isWanted = true
    looking ??= look()
      .catch((error: unknown) => log.error({ err: error }, 'jobs could not be looked for'))
      .finally(() => {
        looking = undefined
        if (isWanted) wake()
      })
  }

  const hear = () => {
    for (const { job, interrupted } of running.values()) void check(job, interrupted)
    wake()
  }

  async function stop(): Promise<void> {
    isStopped = true
    clearTimeout(timer)
    await looking
    const left = [...running.values()]
    for (const { interrupted } of left) interrupted.abort('paused' satisfies Interruption)
    await Promise.all(left.map(({ ended }) => ended))
  }

  db.shared.subscribe(jobsChanged, hear)
  // A tenant that is locked pauses its jobs.
  db.shared.subscribe(sessionsChanged, hear)
  void endForgottenLeases(services)
    .catch((error: unknown) => log.error({ err: error }, 'leases could not be ended'))
    .finally(wake)
  return { wake, stop }
}

/** Undefined as long as the job may go on. */
async function renew(
  tx: SystemTx,
  job: repo.Job,
  dueTime: string,
): Promise<Interruption | undefined> {
  const held = await repo.changeHeld(tx, job, { dueTime })
  if (!held) return 'lost'
  if (held.isCancelAsked) return 'cancelled'
  return (await repo.isTenantLocked(tx, job.tenantNode)) ? 'paused' : undefined
}

/** One process works on a SQLite file: whatever it finds running at its start was broken off. */
async function endForgottenLeases({ db, clock }: Services): Promise<void> {
  if (db.engine === 'sqlite') await db.transaction(scope, (tx) => repo.endLeases(tx, clock()))
}
