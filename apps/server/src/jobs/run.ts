import { system, type SystemTx, type Tx } from '@yuncang/db/handle'
import { failureOf } from '@yuncang/shared/kept-failure'
import { AppError } from '@yuncang/shared/errors'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { nextTry } from '../platform/leases/waits.ts'
import type { Services } from '../platform/services.ts'
import { abandon } from './ending.ts'
import { actorOf } from './actor.ts'
import type { Download } from '../files/transfer.ts'
import { noted } from './file-scope.ts'
import type { JobControl } from './kind.ts'
import * as repo from './repo.ts'

/** Why a job has to end before it is through. */
export type Interruption = 'cancelled' | 'lost' | 'paused'

type Ending = Parameters<typeof repo.changeHeld>[2]

const scope = system('job worker')
const writtenEveryMs = 500
/** Seconds, from a small list to a file of a hundred thousand rows. */
const attemptFigure = {
  name: 'yuncang_job_seconds',
  help: 'Attempts at jobs.',
  labelNames: ['kind', 'outcome'],
}
const lengths = [0.1, 0.5, 1, 5, 15, 60, 300, 900]

/** Runs a claimed job to its end and writes down how it ended, unless it is somebody else's by then. */
export async function runJob(
  services: Services,
  job: repo.Job,
  interrupted: AbortController,
): Promise<void> {
  const { db, clock, log, metrics } = services
  const began = performance.now()
  const ending = await endingOf(services, job, interrupted)
  const seconds = metrics.durations(attemptFigure, lengths)
  const outcome = ending?.status ?? 'lost'
  seconds({ kind: job.kind, outcome }).observe((performance.now() - began) / 1000)
  if (!ending) return
  const now = clock()
  const over = ending.status === 'queued' ? {} : { finishTime: now }
  const after = await db.transaction(scope, async (tx) => {
    // Somebody cancelled it while its file was written to the end: it is not kept.
    const isUnwanted = ending.fileKey !== undefined && (await repo.isCancelAsked(tx, job.id))
    const end: Ending = isUnwanted ? { status: 'cancelled' } : ending
    const changes = { ...end, ...over, lease: null, updateTime: now }
    const held = await repo.changeHeld(tx, job, changes)
    if (held && (held.status === 'cancelled' || held.status === 'failed'))
      await abandon(services.jobKinds, tx, held, now)
    return held
  })
  if (ending.fileKey && after?.status !== 'done') await services.jobFiles.remove(ending.fileKey)
  log.info({ job: job.id, kind: job.kind, status: after?.status ?? 'lost' }, 'job ended')
}

async function endingOf(
  services: Services,
  job: repo.Job,
  interrupted: AbortController,
): Promise<Ending | undefined> {
  await removeLeftovers(services, job)
  if (job.isCancelAsked) return { status: 'cancelled' }
  if (job.attempts > job.maxAttempts) return failed('job.interrupted', job.maxAttempts)
  try {
    return await perform(services, job, interrupted.signal)
  } catch (error) {
    const { signal } = interrupted
    if (!signal.aborted) return afterFailure(services, job, error)
    // Whoever interrupts a job says why.
    const reason: Interruption = signal.reason
    return afterInterruption(services, job, reason)
  }
}

async function perform(services: Services, job: repo.Job, signal: AbortSignal): Promise<Ending> {
  const kind = services.jobKinds.get(job.kind)
  if (!kind) throw new AppError('job.unknownKind', { params: { kind: job.kind } })
  const input = kind.input.parse(job.input)
  const actor = noted(await actorOf(services, job, kind.permission(input)))
  const control = controlOf(services, job, signal)
  const { result = null, file } = await kind.run(actor.ctx, input, control)
  if (!file) return { status: 'done', result }
  const written = await kept(services, job, file, signal)
  return { status: 'done', result, ...written, fileScope: await actor.fileScope() }
}

/** Each attempt keeps its file under a name of its own, so that a late one never writes over another's. */
const fileKeyOf = ({ id }: repo.Job, attempt: number) => `${id}-${attempt}`

async function kept({ jobFiles }: Services, job: repo.Job, file: Download, signal: AbortSignal) {
  const fileKey = fileKeyOf(job, job.attempts)
  const fileSize = await jobFiles.keep(fileKey, file.stream, signal)
  return { fileKey, fileName: file.name, fileType: file.type, fileSize }
}

/** Removes what attempts that were broken off had written. */
async function removeLeftovers({ jobFiles }: Services, job: repo.Job): Promise<void> {
  for (let attempt = 1; attempt < job.attempts; attempt += 1) {
    await jobFiles.remove(fileKeyOf(job, attempt))
  }
}

function controlOf({ db, clock }: Services, job: repo.Job, signal: AbortSignal): JobControl {
  let written = { at: 0, stage: '', total: 0 }
  const write = async (tx: Tx | SystemTx, changes: Ending): Promise<void> => {
    if (!(await repo.changeHeld(tx, job, changes)))
      throw new Error('the job is held by another worker')
  }
  return {
    jobId: job.id,
    signal,
    async progress({ done, total, stage }) {
      await othersTurn()
      if (signal.aborted) throw new Error('the job has to end')
      const at = performance.now()
      const isNews = stage !== written.stage || total !== written.total || done === total
      if (!isNews && at - written.at < writtenEveryMs) return
      written = { at, stage, total }
      await db.transaction(scope, (tx) => repo.changeHeld(tx, job, { done, total, stage }))
    },
    kept: job.result,
    keep: (tx, result) => write(tx, { result }),
    complete: (tx, result) =>
      write(tx, {
        status: 'done',
        result: result ?? null,
        finishTime: clock(),
        lease: null,
        updateTime: clock(),
      }),
  }
}

/** A paused job waits for its turn as if it had not begun; one that was lost is another worker's. */
function afterInterruption(
  { clock }: Services,
  job: repo.Job,
  reason: Interruption,
): Ending | undefined {
  switch (reason) {
    case 'cancelled':
      return { status: 'cancelled' }
    case 'paused':
      return { status: 'queued', attempts: job.attempts - 1, dueTime: clock() }
    case 'lost':
      return undefined
  }
}

const failed = (reason: string, attempts: number): Ending => ({
  status: 'failed',
  failure: { reason, params: { attempts } },
})

/** What a job says of itself is final; what nobody foresaw is tried again after a growing wait. */
function afterFailure({ clock, log }: Services, job: repo.Job, error: unknown): Ending {
  if (error instanceof AppError) {
    if (error.reason === 'tenant') {
      return { status: 'queued', attempts: job.attempts - 1, dueTime: clock() }
    }
    return { status: 'failed', failure: failureOf(error) }
  }
  log.error({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'job failed')
  if (job.attempts >= job.maxAttempts) return failed('job.failed', job.attempts)
  return { status: 'queued', dueTime: nextTry(clock(), job.attempts) }
}
