import { system, type SystemTx } from '@yuncang/db/handle'
import { later } from '../platform/leases/waits.ts'
import type { Services } from '../platform/services.ts'
import * as repo from './repo.ts'
import { runJob, type Interruption } from './run.ts'

const atOnce = 2
const beatEveryMs = 1_000
/** How long a job stays with a worker that does not say that it lives. */
export const leaseMs = 60_000

type Running = { job: repo.Job; interrupted: AbortController; ended: Promise<void> }

/** The jobs that this process runs, each with a heartbeat; `onFree` is told whenever one has ended. */
export function jobsInHand(services: Services, onFree: () => void) {
  const { db, clock, log } = services
  const running = new Map<string, Running>()

  function begin(job: repo.Job): void {
    const interrupted = new AbortController()
    const beat = setInterval(() => void check(job, interrupted), beatEveryMs)
    const ended = runJob(services, job, interrupted)
      .catch((error: unknown) => log.error({ err: error, job: job.id }, 'job could not be ended'))
      .finally(() => {
        clearInterval(beat)
        running.delete(job.id)
        onFree()
      })
    running.set(job.id, { job, interrupted, ended })
  }

  /** Lengthens the lease, and sees whether the job has to end. */
  async function check(job: repo.Job, interrupted: AbortController): Promise<void> {
    if (interrupted.signal.aborted) return
    try {
      const scope = system('job worker')
      const why = await db.transaction(scope, (tx) => renew(tx, job, later(clock(), leaseMs)))
      if (why) interrupted.abort(why)
    } catch (error) {
      log.error({ err: error, job: job.id }, 'lease could not be renewed')
    }
  }

  return {
    begin,
    isFull: () => running.size >= atOnce,
    takesHeavy: () => ![...running.values()].some(({ job }) => job.isHeavy),
    checkAll(): void {
      for (const { job, interrupted } of running.values()) void check(job, interrupted)
    },
    /** Gives everything back. */
    async letGo(): Promise<void> {
      const left = [...running.values()]
      for (const { interrupted } of left) interrupted.abort('paused' satisfies Interruption)
      await Promise.all(left.map(({ ended }) => ended))
    },
  }
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
