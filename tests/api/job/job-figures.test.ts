// @postgres: jobs
import { startJobs } from '@yuncang/server/jobs/worker'
import { AppError } from '@yuncang/shared/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { ask, eventually, jobOfTests, kindsOf, moment } from '../../support/jobs.ts'

let app: TestApp
let worker: ReturnType<typeof startJobs>
const released = moment()
const kind = jobOfTests({
  isHeavy: true,
  work: async (_control, ctx) => {
    if (ctx.user.account === 'sh') throw new AppError('record.notFound')
    await released.reached
  },
})

beforeAll(async () => {
  app = await startApp({ services: { jobKinds: kindsOf(kind) } })
  worker = startJobs(app.services)
})
afterAll(async () => {
  await worker.stop()
  await app.close()
})

const figures = async () => (await app.app.inject({ url: '/metrics' })).body.split('\n')
const becomes = (id: string, status: string, as: string) =>
  eventually(async () => (await app.data('job.get', { id }, as)).status).toBe(status)

test('the figures of operation tell which jobs wait, run and have failed, and how long they took', async () => {
  await becomes(await ask(app.services, 'sh', kind), 'failed', 'sh')
  const running = await ask(app.services, 'kf', kind)
  await becomes(running, 'running', 'kf')
  const waiting = await ask(app.services, 'kf', kind)
  const before = await figures()
  expect(before).toContain('yuncang_jobs{kind="test.work",status="queued"} 1')
  expect(before).toContain('yuncang_jobs{kind="test.work",status="running"} 1')
  expect(before).toContain('yuncang_jobs{kind="test.work",status="failed"} 1')
  expect(before).toContain('yuncang_job_seconds_count{kind="test.work",outcome="failed"} 1')
  released.reach()
  await becomes(running, 'done', 'kf')
  await becomes(waiting, 'done', 'kf')
  const after = await figures()
  expect(after).toContain('yuncang_job_seconds_count{kind="test.work",outcome="done"} 2')
  expect(after.filter((line) => line === '# TYPE yuncang_job_seconds histogram')).toHaveLength(1)
})
