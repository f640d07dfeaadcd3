import { system, type Db, type Scope, type TenantScope, type Tx } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { enqueue } from '@yuncang/server/jobs/enqueue'
import { defineJob, type JobControl, type JobKind } from '@yuncang/server/jobs/kind'
import * as repo from '@yuncang/server/jobs/repo'
import { startJobs } from '@yuncang/server/jobs/worker'
import type { Services } from '@yuncang/server/platform/services'
import type { Ctx } from '@yuncang/server/trpc/context'
import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import * as z from 'zod'
import { startApp, type TestApp } from './app.ts'
import { ctxOf } from './ctx.ts'

/** Something that happens once, and can be waited for. */
export function moment<V = void>() {
  const { promise, resolve } = Promise.withResolvers<V>()
  return { reached: promise, reach: resolve }
}

/** What a job is run with by hand, attempt after attempt; `progress` may break one off. */
export function controlByHand(progress: JobControl['progress'] = async () => {}): JobControl {
  let kept: JobControl['kept'] = null
  return {
    jobId: 'by-hand',
    signal: new AbortController().signal,
    get kept() {
      return kept
    },
    keep: async (_tx, result) => void (kept = result),
    complete: async () => {},
    progress,
  }
}

/** The services of a database that is gone from some transaction on. */
export function dying(services: Services, isTheEnd: (scope: Scope) => boolean): Services {
  let isOver = false
  const transaction = ((scope: TenantScope, work: (tx: Tx) => Promise<unknown>) => {
    isOver ||= isTheEnd(scope)
    // Work across tenants goes the same way, as the worker's own does, which lives on.
    return isOver && !isOfWorker(scope)
      ? Promise.reject(new Error('the end'))
      : services.db.transaction(scope, work)
  }) as Db['transaction']
  return { ...services, db: { ...services.db, transaction } }
}

const isOfWorker = (scope: Scope) => 'system' in scope && scope.system === 'job worker'

/** The same, from the n-th transaction of a tenant's work on. */
export function dyingAfter(steps: number, services: Services): Services {
  let turn = 0
  return dying(services, (scope) => 'tenant' in scope && (turn += 1) > steps)
}

/** Looks until it is so; a busy machine takes its time. */
export const eventually = <V>(look: () => V | Promise<V>) => expect.poll(look, { interval: 20 })

type Work = (control: JobControl, ctx: Ctx) => Promise<Record<string, unknown> | void>
type Options = { work: Work; isHeavy?: boolean; isOnce?: boolean }

const input = z.strictObject({})

/** A kind of job of the tests; `work` may be exchanged between runs. */
export const jobOfTests = (options: Options): JobKind<object> =>
  defineJob<object>({
    kind: 'test.work',
    input,
    isHeavy: options.isHeavy ?? false,
    permission: () => 'inboundOrder:read',
    ...(options.isOnce && { taskOf: () => 'the work' }),
    async run(ctx, _input, control) {
      const result = await options.work(control, ctx)
      return result ? { result } : {}
    },
  })

export const kindsOf = (...kinds: JobKind<object>[]): Services['jobKinds'] =>
  new Map(kinds.map((each) => [each.kind, each]))

/** Asks for a job as a demo account, as a use case of a module would; `before` runs before its commit. */
export async function ask(
  services: Services,
  account: string,
  kind: JobKind<object>,
  before: () => void = () => {},
): Promise<string> {
  const ctx = await ctxOf({ services }, account)
  const title = { zh: '测试任务', en: 'Test job' }
  return ctx.transaction(async (tx) => {
    const id = await enqueue(tx, ctx, kind, { input: {}, title })
    before()
    return id
  })
}

/** A lock on a tenant, or its end, as an administrator sets it. */
export const lockTenant = (services: Services, tenant: string, isLock: 0 | 1): Promise<void> =>
  services.db.transaction(system('test'), async (tx) => {
    await tx.update(tx.t.tenant, { isLock }, eq(tx.t.tenant.dataNode, tenant))
    await tx.publish('sessions', tenant)
  })

/** Works until it is told to end. */
export const untilEnd = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('ended')), { once: true })
  })

/** One attempt at a job that waits, which is due at once; gives how it was left. */
export async function attemptAt(
  app: TestApp,
  id: string,
  { as, services = app.services }: { as: string; services?: Services },
): Promise<JobRecord> {
  const job = (): Promise<JobRecord> => app.data('job.get', { id }, as)
  const { attempts } = await job()
  await app.services.db.transaction(system('test'), (tx) =>
    tx.update(tx.t.job, { dueTime: app.services.clock() }, eq(tx.t.job.id, id)),
  )
  const worker = startJobs(services)
  const isOver = async () => {
    const { attempts: now, status } = await job()
    return now > attempts && status !== 'running'
  }
  try {
    await eventually(isOver).toBe(true)
  } finally {
    await worker.stop()
  }
  return job()
}

/** An application whose jobs do what the test says in `task.work`; no job outlives its test. */
export function jobSuite({ isOnce = false } = {}) {
  let now = '2026-11-21T04:00:00.000Z'
  let app: TestApp
  let workers: ReturnType<typeof startJobs>[] = []
  const task: { work: Work; runs: number } = { work: async () => {}, runs: 0 }
  const kind = jobOfTests({
    isOnce,
    work: (control, ctx) => {
      task.runs += 1
      return task.work(control, ctx)
    },
  })
  beforeAll(async () => {
    app = await startApp({ clock: () => now, services: { jobKinds: kindsOf(kind) } })
  })
  afterAll(() => app.close())
  beforeEach(() => {
    workers = []
    Object.assign(task, { work: async () => {}, runs: 0 })
  })
  afterEach(async () => {
    for (const worker of workers) await worker.stop()
    await app.services.db.transaction(system('test'), async (tx) => {
      await tx.remove(tx.t.job)
    })
  })

  const job = (id: string, as = 'kf') => app.data('job.get', { id }, as)
  const statusOf = async (id: string) => (await job(id)).status
  return {
    app: () => app,
    task,
    kind,
    workers: () => workers,
    later: (ms: number) => {
      now = new Date(Date.parse(now) + ms).toISOString()
    },
    start: (services = app.services) => {
      const worker = startJobs(services)
      workers.push(worker)
      return worker
    },
    asked: (account = 'kf') => ask(app.services, account, kind),
    job,
    statusOf,
    becomes: (id: string, status: string) => eventually(() => statusOf(id)).toBe(status),
    /** What a worker that died in the middle of a job leaves behind. */
    claimOfTheDead: (lease: string) =>
      app.services.db.transaction(system('test'), (tx) => {
        const leaseEnd = new Date(Date.parse(now) + 60_000).toISOString()
        return repo.claim(tx, { now, leaseEnd, lease, takesHeavy: true })
      }),
  }
}
