import { system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { enqueue } from '@yuncang/server/jobs/enqueue'
import { defineJob, type JobControl, type JobKind } from '@yuncang/server/jobs/kind'
import * as repo from '@yuncang/server/jobs/repo'
import { startJobs } from '@yuncang/server/jobs/worker'
import type { Services } from '@yuncang/server/platform/services'
import type { Ctx } from '@yuncang/server/trpc/context'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { z } from 'zod'
import { startApp, type TestApp } from './app.ts'
import { ctxOf } from './ctx.ts'

/** Something that happens once, and can be waited for. */
export function moment<V = void>() {
  const { promise, resolve } = Promise.withResolvers<V>()
  return { reached: promise, reach: resolve }
}

/** Looks until it is so; a busy machine takes its time. */
export const eventually = <V>(look: () => V | Promise<V>) => expect.poll(look, { interval: 20 })

type Work = (control: JobControl, ctx: Ctx) => Promise<Record<string, unknown> | void>
type Options = { work: Work; isHeavy?: boolean }

const input = z.strictObject({})

/** A kind of job of the tests; `work` may be exchanged between runs. */
export const jobOfTests = (options: Options): JobKind<object> =>
  defineJob<object>({
    kind: 'test.work',
    input,
    isHeavy: options.isHeavy ?? false,
    permission: () => 'inboundOrder:read',
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
    const id = await enqueue(tx, ctx, kind, {}, title)
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

/** An application whose jobs do what the test says in `task.work`; no job outlives its test. */
export function jobSuite() {
  let now = '2026-11-21T04:00:00.000Z'
  let app: TestApp
  let workers: ReturnType<typeof startJobs>[] = []
  const task: { work: Work; runs: number } = { work: async () => {}, runs: 0 }
  const kind = jobOfTests({
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
