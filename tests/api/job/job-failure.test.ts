// @postgres: jobs
import { AppError } from '@yuncang/shared/errors'
import { describe, expect, test } from 'vitest'
import { eventually, jobSuite } from '../../support/jobs.ts'

const { app, task, later, start, asked, job, becomes } = jobSuite()

/** The same services, whose worker finds no database for a while. */
function withoutDatabase() {
  const { db } = app().services
  const state = { isAway: true, looks: 0 }
  const read: typeof db.read = (scope, inner) => {
    if (!state.isAway || !('system' in scope) || scope.system !== 'job worker')
      return db.read(scope, inner)
    state.looks += 1
    return Promise.reject(new Error('the database is away'))
  }
  return { state, services: { ...app().services, db: { ...db, read } } }
}

describe('a failure', () => {
  test('is tried again after growing waits, and given up after three', async () => {
    task.work = async () => {
      throw new Error('the disk is full')
    }
    const id = await asked()
    const worker = start()
    for (const [attempt, wait] of [
      [1, 5_000],
      [2, 20_000],
    ] as const) {
      await eventually(() => task.runs).toBe(attempt)
      await becomes(id, 'queued')
      later(wait - 1)
      worker.wake()
      later(1)
      worker.wake()
    }
    await becomes(id, 'failed')
    expect(task.runs).toBe(3)
    expect(await job(id)).toMatchObject({
      attempts: 3,
      failure: '执行 3 次均未成功，请稍后重试；仍然失败请联系管理员',
    })
    const english = await app().call('job.get', { id }, 'kf', { 'accept-language': 'en' })
    expect(english.body.data).toMatchObject({
      title: 'Test job',
      failure: expect.stringContaining('did not work in 3 attempts'),
    })
    expect(JSON.stringify(english.body)).not.toContain('disk')
  })

  test('that the job itself names is final, and its sentence is told', async () => {
    task.work = async () => {
      throw new AppError('record.notFound')
    }
    const id = await asked()
    start()
    await becomes(id, 'failed')
    expect(await job(id)).toMatchObject({ attempts: 1, failure: '记录不存在或已被删除' })
  })

  test('can be tried again once, however many ask at the same time', async () => {
    task.work = async () => {
      throw new AppError('record.notFound')
    }
    const id = await asked()
    start()
    await becomes(id, 'failed')
    task.work = async () => {}
    const answers = await Promise.all(
      Array.from({ length: 2 }, () => app().call('job.retry', { id }, 'kf')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await becomes(id, 'done')
    expect(task.runs).toBe(2)
    const again = await app().call('job.retry', { id }, 'kf')
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
