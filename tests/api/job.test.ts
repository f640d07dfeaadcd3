import { system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import type { JobKind } from '@yuncang/server/jobs/kind'
import * as repo from '@yuncang/server/jobs/repo'
import { startJobs } from '@yuncang/server/jobs/worker'
import { AppError } from '@yuncang/shared/errors'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { ask, eventually, jobOfTests, kindsOf, lockTenant, moment } from '../support/jobs.ts'

type Work = Parameters<typeof jobOfTests>[0]['work']
type Worker = ReturnType<typeof startJobs>

let now = '2026-11-21T04:00:00.000Z'
let app: TestApp
let kind: JobKind<object>
let workers: Worker[]
/** What the job of the tests does; every test says. */
let work: Work
let runs: number

const later = (ms: number) => {
  now = new Date(Date.parse(now) + ms).toISOString()
}
const start = (services = app.services): Worker => {
  const worker = startJobs(services)
  workers.push(worker)
  return worker
}

beforeAll(async () => {
  kind = jobOfTests({
    work: (control, ctx) => {
      runs += 1
      return work(control, ctx)
    },
  })
  app = await startApp({ clock: () => now, services: { jobKinds: kindsOf(kind) } })
})
afterAll(() => app.close())

beforeEach(() => {
  workers = []
  runs = 0
  work = async () => {}
})
afterEach(async () => {
  for (const worker of workers) await worker.stop()
  await app.services.db.transaction(system('test'), async (tx) => {
    await tx.remove(tx.t.job)
  })
})

const asked = (account = 'kf') => ask(app.services, account, kind)
const job = (id: string, as = 'kf') => app.data('job.get', { id }, as)
const statusOf = async (id: string) => (await job(id)).status
const becomes = (id: string, status: string) => eventually(() => statusOf(id)).toBe(status)
/** The same services, whose worker finds no database for a while. */
function withoutDatabase() {
  const { db } = app.services
  const state = { isAway: true, looks: 0 }
  const read: typeof db.read = (scope, inner) => {
    if (!state.isAway || !('system' in scope) || scope.system !== 'job worker')
      return db.read(scope, inner)
    state.looks += 1
    return Promise.reject(new Error('the database is away'))
  }
  return { state, services: { ...app.services, db: { ...db, read } } }
}
const untilEnd = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('ended')), { once: true })
  })
/** What a worker that died in the middle of a job leaves behind. */
const claimOfTheDead = (lease: string) =>
  app.services.db.transaction(system('test'), (tx) => {
    const leaseEnd = new Date(Date.parse(now) + 60_000).toISOString()
    return repo.claim(tx, { now, leaseEnd, lease, takesHeavy: true })
  })

describe('a job', () => {
  test('runs after its request and says how it went', async () => {
    const id = await asked()
    expect(await job(id)).toMatchObject({
      status: 'queued',
      title: '测试任务',
      ownerName: expect.any(String),
    })
    work = async () => ({ rows: 3 })
    start()
    await becomes(id, 'done')
    const done = await job(id)
    expect(done).toMatchObject({ result: { rows: 3 }, attempts: 1, failure: null, file: null })
    const mine = await app.data('job.mine', {}, 'kf')
    expect(mine.map((each: any) => each.id)).toEqual([id])
  })

  test('is not there when its transaction fails', async () => {
    const fail = () => {
      throw new Error('no')
    }
    await expect(ask(app.services, 'kf', kind, fail)).rejects.toThrow('no')
    expect(await app.data('job.mine', {}, 'kf')).toEqual([])
  })

  test('tells its progress while it runs', async () => {
    const half = moment()
    const rest = moment()
    work = async (control) => {
      await control.progress({ done: 1, total: 2, stage: 'checking' })
      half.reach()
      await rest.reached
      await control.progress({ done: 2, total: 2, stage: 'checking' })
    }
    const id = await asked()
    start()
    await half.reached
    const running = { status: 'running', done: 1, total: 2, stage: 'checking' }
    expect(await job(id)).toMatchObject(running)
    rest.reach()
    await becomes(id, 'done')
    expect(await job(id)).toMatchObject({ done: 2, total: 2 })
  })

  test('runs beside one other, and a heavy one beside no heavy one', async () => {
    const heavy = jobOfTests({ isHeavy: true, work: async () => {} })
    const rest = moment()
    let atOnce = 0
    let most = 0
    work = async () => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await rest.reached
      atOnce -= 1
    }
    const ids = [await ask(app.services, 'kf', heavy), await ask(app.services, 'kf', heavy)]
    start()
    await eventually(() => atOnce).toBe(1)
    const light = [await asked(), await asked()]
    await eventually(() => atOnce).toBe(2)
    expect(await statusOf(ids[1]!)).toBe('queued')
    rest.reach()
    for (const id of [...ids, ...light]) await becomes(id, 'done')
    expect(most).toBe(2)
  })
})

describe('cancelling', () => {
  test('ends a waiting job at once', async () => {
    const id = await asked()
    await app.data('job.cancel', { id }, 'kf')
    expect(await statusOf(id)).toBe('cancelled')
    const after = await asked()
    start()
    await becomes(after, 'done')
    expect(runs).toBe(1)
  })

  test('asks a running job, which ends', async () => {
    const begun = moment()
    work = (control) => {
      begun.reach()
      return untilEnd(control.signal)
    }
    const id = await asked()
    start()
    await begun.reached
    await app.data('job.cancel', { id }, 'kf')
    await becomes(id, 'cancelled')
  })

  test('is refused with a sentence when the job is over', async () => {
    const id = await asked()
    start()
    await becomes(id, 'done')
    const { status, body } = await app.call('job.cancel', { id }, 'kf')
    expect([status, body.data.reason, body.msg]).toEqual([
      409,
      'job.over',
      '任务“测试任务”已结束，无需取消',
    ])
  })

  test('reaches a job whose worker died', async () => {
    const id = await asked()
    await claimOfTheDead('dead')
    await app.data('job.cancel', { id }, 'kf')
    later(60_000)
    start()
    await becomes(id, 'cancelled')
    expect(runs).toBe(0)
  })
})

describe('a failure', () => {
  test('is tried again after growing waits, and given up after three', async () => {
    work = async () => {
      throw new Error('the disk is full')
    }
    const id = await asked()
    const worker = start()
    for (const [attempt, wait] of [
      [1, 5_000],
      [2, 20_000],
    ] as const) {
      await eventually(() => runs).toBe(attempt)
      await becomes(id, 'queued')
      later(wait - 1)
      worker.wake()
      later(1)
      worker.wake()
    }
    await becomes(id, 'failed')
    expect(runs).toBe(3)
    expect(await job(id)).toMatchObject({
      attempts: 3,
      failure: '执行 3 次均未成功，请稍后重试；仍然失败请联系管理员',
    })
    const english = await app.call('job.get', { id }, 'kf', { 'accept-language': 'en' })
    expect(english.body.data).toMatchObject({
      title: 'Test job',
      failure: expect.stringContaining('did not work in 3 attempts'),
    })
    expect(JSON.stringify(english.body)).not.toContain('disk')
  })

  test('that the job itself names is final, and its sentence is told', async () => {
    work = async () => {
      throw new AppError('record.notFound')
    }
    const id = await asked()
    start()
    await becomes(id, 'failed')
    expect(await job(id)).toMatchObject({ attempts: 1, failure: '记录不存在或已被删除' })
  })

  test('can be tried again once, however many ask at the same time', async () => {
    work = async () => {
      throw new AppError('record.notFound')
    }
    const id = await asked()
    start()
    await becomes(id, 'failed')
    work = async () => {}
    const answers = await Promise.all(
      Array.from({ length: 2 }, () => app.call('job.retry', { id }, 'kf')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await becomes(id, 'done')
    expect(runs).toBe(2)
    const again = await app.call('job.retry', { id }, 'kf')
    expect([again.status, again.body.data.reason]).toEqual([409, 'job.notOver'])
  })
})

test('a worker that finds no database looks again by itself', async () => {
  const id = await asked()
  const { state, services } = withoutDatabase()
  start(services)
  await eventually(() => state.looks).toBeGreaterThan(0)
  state.isAway = false
  await becomes(id, 'done')
})

describe('several instances', () => {
  test('run every job exactly once', async () => {
    const second = await app.another()
    start()
    start(second.services)
    const ids = await Promise.all(Array.from({ length: 12 }, () => asked()))
    for (const id of ids) await becomes(id, 'done')
    expect(runs).toBe(12)
  })

  test('take over a job when its lease has run out, and not before', async () => {
    const id = await asked()
    await claimOfTheDead('dead')
    const second = await app.another()
    const worker = start(second.services)
    // On SQLite there is one process: what it finds running at its start was broken off.
    if (app.services.db.engine === 'postgres') {
      const other = await asked()
      await becomes(other, 'done')
      expect(await statusOf(id)).toBe('running')
      later(60_000)
      worker.wake()
    }
    await becomes(id, 'done')
    expect((await job(id)).attempts).toBe(2)
  })

  test('leave nothing to a worker that comes back too late', async () => {
    const begun = moment()
    const rest = moment()
    work = async (control, ctx) => {
      begun.reach()
      await rest.reached
      await ctx.transaction((tx) => control.complete(tx, { late: true }))
    }
    const id = await asked()
    start()
    await begun.reached
    await app.services.db.transaction(system('test'), (tx) => {
      const { job: table } = tx.t
      return tx.update(table, { lease: 'another', result: { late: false } }, eq(table.id, id))
    })
    rest.reach()
    await workers[0]!.stop()
    expect(await job(id)).toMatchObject({ status: 'running', result: { late: false } })
  })

  test('give up a job that breaks them off again and again', async () => {
    const id = await asked()
    for (const lease of ['one', 'two', 'three']) {
      await claimOfTheDead(lease)
      later(60_000)
    }
    start()
    await becomes(id, 'failed')
    expect(await job(id)).toMatchObject({
      failure: '执行中服务器 3 次中断，任务已停止，请稍后重试',
    })
    expect(runs).toBe(0)
  })

  test('one that stops gives its job back at once, and the next goes on', async () => {
    const begun = moment()
    work = (control) => {
      begun.reach()
      return untilEnd(control.signal)
    }
    const id = await asked()
    const first = start()
    await begun.reached
    await first.stop()
    expect(await job(id)).toMatchObject({ status: 'queued', attempts: 0 })
    work = async () => ({ by: 'the next' })
    const second = await app.another()
    start(second.services)
    await becomes(id, 'done')
    expect(await job(id)).toMatchObject({ result: { by: 'the next' }, attempts: 1 })
  })
})

test('work that ends its job in its own transaction is done once', async () => {
  work = async (control, ctx) => {
    await ctx.transaction((tx) => control.complete(tx, { rows: 7 }))
    throw new Error('killed right after')
  }
  const id = await asked()
  start()
  await becomes(id, 'done')
  await workers[0]!.stop()
  expect(await job(id)).toMatchObject({ status: 'done', result: { rows: 7 }, attempts: 1 })
  expect(runs).toBe(1)
})

describe('a locked tenant', () => {
  test('has its waiting jobs left alone until it is opened', async () => {
    const id = await asked()
    await lockTenant(app.services, 'WMS_DEMO', 1)
    const other = await asked('kf.zjwl')
    start()
    await eventually(async () => (await job(other, 'kf.zjwl')).status).toBe('done')
    await lockTenant(app.services, 'WMS_DEMO', 0)
    await becomes(id, 'done')
    expect(runs).toBe(2)
  })

  test('has its running jobs paused, without an attempt lost', async () => {
    const begun = moment()
    work = (control) => {
      begun.reach()
      return untilEnd(control.signal)
    }
    const id = await asked()
    start()
    await begun.reached
    work = async () => {}
    await lockTenant(app.services, 'WMS_DEMO', 1)
    const row = () =>
      app.services.db.read(system('test'), async (db) => {
        const [found] = await db.select(db.t.job, eq(db.t.job.id, id))
        return [found?.status, found?.attempts]
      })
    await eventually(row).toEqual(['queued', 0])
    await lockTenant(app.services, 'WMS_DEMO', 0)
    await becomes(id, 'done')
  })
})

describe('somebody else', () => {
  test.each(['sh', 'kf.zjwl', 'admin.zjwl'])('(%s) neither sees nor touches it', async (other) => {
    const id = await asked()
    for (const operation of ['get', 'cancel', 'retry', 'download']) {
      const { status, body } = await app.call(`job.${operation}`, { id }, other)
      expect([operation, status, body.data.reason]).toEqual([operation, 404, 'record.notFound'])
    }
    expect(await app.data('job.mine', {}, other)).toEqual([])
    expect(await statusOf(id)).toBe('queued')
  })

  test('who manages jobs sees and cancels those of the tenant', async () => {
    const id = await asked()
    await asked('kf.zjwl')
    const { records, total } = await app.data(
      'job.page',
      { title: '测试', status: 'queued' },
      'admin',
    )
    expect([total, records[0].id]).toEqual([1, id])
    expect((await app.call('job.page', {}, 'kf')).status).toBe(403)
    await app.data('job.cancel', { id }, 'admin')
    expect(await statusOf(id)).toBe('cancelled')
  })
})
