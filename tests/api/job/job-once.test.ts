// @postgres: races of jobs
import { inTenant } from '@yuncang/db/handle'
import type { RowScope } from '@yuncang/shared/kernel/data-scope'
import { enqueue } from '@yuncang/server/jobs/enqueue'
import { expect, test } from 'vitest'
import { ctxOf } from '../../support/ctx.ts'
import { ask, jobSuite, moment, untilEnd } from '../../support/jobs.ts'

/* Work that is under way once in a tenant, whoever asks for it. */

const { app, task, kind, start, asked, job, becomes } = jobSuite({ isOnce: true })

test('who asks again is answered with the job that waits or runs, and with a new one when that is over', async () => {
  const begun = moment()
  const rest = moment()
  task.work = async () => {
    begun.reach()
    await rest.reached
  }
  const id = await asked()
  expect(await asked()).toBe(id)
  start()
  await begun.reached
  expect(await asked('ck')).toBe(id)
  rest.reach()
  await becomes(id, 'done')
  const next = await asked()
  expect(next).not.toBe(id)
  await becomes(next, 'done')
  expect(task.runs).toBe(2)
})

test('many who ask at once, at two instances, get one job', async () => {
  const { services } = await app().another()
  const both = [app().services, services]
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_, at) => ask(both[at % 2]!, at % 3 === 0 ? 'ck' : 'kf', kind)),
  )
  expect(new Set(ids).size).toBe(1)
  start()
  await becomes(ids[0]!, 'done')
  expect(task.runs).toBe(1)
})

test('another tenant has a job of its own', async () => {
  const ids = [await asked(), await asked('kf.zjwl')]
  expect(new Set(ids).size).toBe(2)
})

test('whoever may ask for it sees how far it is, and nobody else', async () => {
  const id = await asked()
  expect(await job(id, 'ck')).toMatchObject({ status: 'queued', ownerName: expect.any(String) })
  const { body } = await app().call('job.get', { id }, 'cw')
  expect(body.code).toBe(404)
})

test('somebody who sees a part of the rows has a job of their own, and sees no other', async () => {
  const { services } = app()
  const ctx = await ctxOf({ services }, 'kh')
  const values = { customer: 'c', own: ctx.user.id, section: '', today: '' }
  const rows: RowScope = { limits: { inboundOrder: ['own'] }, values }
  const askedByLimited = () =>
    services.db.transaction(inTenant('WMS_DEMO', rows), (tx) =>
      enqueue(tx, ctx, kind, { input: {}, title: { zh: '测试任务', en: 'Test job' } }),
    )
  const id = await asked()
  const own = await askedByLimited()
  expect(own).not.toBe(id)
  expect(await askedByLimited()).toBe(own)
  expect((await app().call('job.get', { id }, 'kh')).body.code).toBe(404)
})

test('one that is to end is joined by nobody', async () => {
  const begun = moment()
  task.work = (control) => {
    begun.reach()
    return untilEnd(control.signal)
  }
  const id = await asked()
  start()
  await begun.reached
  await app().data('job.cancel', { id }, 'kf')
  task.work = async () => {}
  const next = await asked()
  expect(next).not.toBe(id)
  await becomes(id, 'cancelled')
  await becomes(next, 'done')
})

test('one that was cancelled is not begun again beside its successor', async () => {
  const id = await asked()
  await app().data('job.cancel', { id }, 'kf')
  const next = await asked()
  const { body } = await app().call('job.retry', { id }, 'kf')
  expect(body).toMatchObject({ code: 409, data: { reason: 'job.underWay' } })
  await app().data('job.cancel', { id: next }, 'kf')
  await app().data('job.retry', { id }, 'kf')
  expect(await job(id)).toMatchObject({ status: 'queued' })
})
