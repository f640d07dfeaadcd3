// @postgres: jobs
import { system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { describe, expect, test } from 'vitest'
import {
  ask,
  eventually,
  jobOfTests,
  jobSuite,
  lockTenant,
  moment,
  untilEnd,
} from '../../support/jobs.ts'

const { app, task, kind, later, start, asked, job, statusOf, becomes, claimOfTheDead } = jobSuite()

describe('a job', () => {
  test('runs after its request and says how it went', async () => {
    const id = await asked()
    expect(await job(id)).toMatchObject({
      status: 'queued',
      title: '测试任务',
      ownerName: expect.any(String),
    })
    task.work = async () => ({ rows: 3 })
    start()
    await becomes(id, 'done')
    const done = await job(id)
    expect(done).toMatchObject({ result: { rows: 3 }, attempts: 1, failure: null, file: null })
    const mine = await app().data('job.mine', {}, 'kf')
    expect(mine.map((each: any) => each.id)).toEqual([id])
  })

  test('is not there when its transaction fails', async () => {
    const fail = () => {
      throw new Error('no')
    }
    await expect(ask(app().services, 'kf', kind, fail)).rejects.toThrow('no')
    expect(await app().data('job.mine', {}, 'kf')).toEqual([])
  })

  test('tells its progress while it task.runs', async () => {
    const half = moment()
    const rest = moment()
    task.work = async (control) => {
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
    task.work = async () => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await rest.reached
      atOnce -= 1
    }
    const ids = [await ask(app().services, 'kf', heavy), await ask(app().services, 'kf', heavy)]
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
    await app().data('job.cancel', { id }, 'kf')
    expect(await statusOf(id)).toBe('cancelled')
    const after = await asked()
    start()
    await becomes(after, 'done')
    expect(task.runs).toBe(1)
  })

  test('asks a running job, which ends', async () => {
    const begun = moment()
    task.work = (control) => {
      begun.reach()
      return untilEnd(control.signal)
    }
    const id = await asked()
    start()
    await begun.reached
    await app().data('job.cancel', { id }, 'kf')
    await becomes(id, 'cancelled')
  })

  test('is refused with a sentence when the job is over', async () => {
    const id = await asked()
    start()
    await becomes(id, 'done')
    const { status, body } = await app().call('job.cancel', { id }, 'kf')
    expect([status, body.data.reason, body.msg]).toEqual([
      409,
      'job.over',
      '任务“测试任务”已结束，无需取消',
    ])
  })

  test('reaches a job whose worker died', async () => {
    const id = await asked()
    await claimOfTheDead('dead')
    await app().data('job.cancel', { id }, 'kf')
    later(60_000)
    start()
    await becomes(id, 'cancelled')
    expect(task.runs).toBe(0)
  })
})

describe('a locked tenant', () => {
  test('has its waiting jobs left alone until it is opened', async () => {
    const id = await asked()
    await lockTenant(app().services, 'WMS_DEMO', 1)
    const other = await asked('kf.zjwl')
    start()
    await eventually(async () => (await job(other, 'kf.zjwl')).status).toBe('done')
    await lockTenant(app().services, 'WMS_DEMO', 0)
    await becomes(id, 'done')
    expect(task.runs).toBe(2)
  })

  test('has its running jobs paused, without an attempt lost', async () => {
    const begun = moment()
    task.work = (control) => {
      begun.reach()
      return untilEnd(control.signal)
    }
    const id = await asked()
    start()
    await begun.reached
    task.work = async () => {}
    await lockTenant(app().services, 'WMS_DEMO', 1)
    const row = () =>
      app().services.db.read(system('test'), async (db) => {
        const [found] = await db.select(db.t.job, eq(db.t.job.id, id))
        return [found?.status, found?.attempts]
      })
    await eventually(row).toEqual(['queued', 0])
    await lockTenant(app().services, 'WMS_DEMO', 0)
    await becomes(id, 'done')
  })
})

describe('somebody else', () => {
  test.each(['sh', 'kf.zjwl', 'admin.zjwl'])('(%s) neither sees nor touches it', async (other) => {
    const id = await asked()
    for (const operation of ['get', 'cancel', 'retry', 'download']) {
      const { status, body } = await app().call(`job.${operation}`, { id }, other)
      expect([operation, status, body.data.reason]).toEqual([operation, 404, 'record.notFound'])
    }
    expect(await app().data('job.mine', {}, other)).toEqual([])
    expect(await statusOf(id)).toBe('queued')
  })

  test('who manages jobs sees and cancels those of the tenant', async () => {
    const id = await asked()
    await asked('kf.zjwl')
    const { records, total } = await app().data(
      'job.page',
      { title: '测试', status: 'queued' },
      'admin',
    )
    expect([total, records[0].id]).toEqual([1, id])
    expect((await app().call('job.page', {}, 'kf')).status).toBe(403)
    await app().data('job.cancel', { id }, 'admin')
    expect(await statusOf(id)).toBe('cancelled')
  })
})
