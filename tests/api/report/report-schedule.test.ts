// @postgres: one sending of several instances
import { system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { startJobs } from '@yuncang/server/jobs/worker'
import { beginDueReports } from '@yuncang/server/modules/report-plan/service/clock'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startApp, tenantOf, type TestApp } from '../../support/app.ts'
import { ctxOf } from '../../support/ctx.ts'
import { eventually } from '../../support/jobs.ts'

/* Reports by mail on a schedule, on a clock that the tests turn. */
const due = '2026-11-30T00:00:00.000Z'
let now: string
let app: TestApp
let stop: (() => Promise<void>)[]

beforeEach(async () => {
  now = '2026-11-29T23:59:00.000Z'
  stop = []
  app = await startApp({ clock: () => now })
})
afterEach(async () => {
  for (const each of stop) await each()
  await app.close()
})

const work = () => {
  const worker = startJobs(app.services)
  stop.push(() => worker.stop())
}

/** A plan of the 31st at 8 in Shanghai, due on the last of November. */
async function plan(as: string): Promise<string> {
  const ctx = await ctxOf(app, as)
  const id = ctx.newId()
  await ctx.transaction((tx) =>
    tx.insert(tx.t.reportPlan, {
      id,
      name: '月末吞吐量',
      report: 'throughputReport',
      query: { by: 'day' },
      dateRange: 'lastMonth',
      rhythm: 'monthly',
      weekday: 1,
      monthDay: 31,
      hour: 8,
      recipients: ['a@example.com', 'b@example.com'],
      locale: 'zh',
      section: ctx.section,
      ownerName: ctx.user.realName,
      nextTime: due,
      failure: null,
      createBy: ctx.user.id,
      createTime: now,
      updateBy: ctx.user.id,
      updateTime: now,
    }),
  )
  return id
}

const planOf = (id: string) =>
  app.services.db.read(system('test'), (db) =>
    db.select(db.t.reportPlan, eq(db.t.reportPlan.id, id)),
  )
const sendings = () => app.services.db.read(system('test'), (db) => db.select(db.t.reportSending))
const mails = () => app.services.db.read(system('test'), (db) => db.select(db.t.outbox))

test('a report goes out once when it is due, to each recipient, and then waits for the last day of the next month', async () => {
  const id = await plan('ck')
  expect(await beginDueReports(app.services)).toBe(0)
  now = '2026-11-30T00:00:30.000Z'
  const second = await app.another()
  const begun = await Promise.all([
    beginDueReports(app.services),
    beginDueReports(second.services),
    beginDueReports(app.services),
  ])
  expect(begun.reduce((sum, each) => sum + each, 0)).toBe(1)
  expect(await planOf(id)).toMatchObject([{ nextTime: '2026-12-31T00:00:00.000Z', version: 1 }])
  expect(await sendings()).toMatchObject([{ planId: id, dueTime: due, status: 0 }])
  work()
  await eventually(async () => (await sendings())[0]?.status).toBe(1)
  expect(await sendings()).toMatchObject([{ recipients: ['a@example.com', 'b@example.com'] }])
  const sent = await mails()
  expect(sent).toHaveLength(2)
  expect(sent[0]?.message).toMatchObject({
    subject: expect.stringContaining('月末吞吐量 2026-11-30 08:00'),
    attachments: [{ name: expect.stringMatching(/吞吐量.*\.xlsx$/) }],
  })
})

test('a sending that fails keeps why', async () => {
  const id = await plan('ck')
  now = '2026-11-30T00:00:30.000Z'
  await beginDueReports(app.services)
  const ctx = await ctxOf(app, 'ck')
  // As after an update of the product that took this choice away.
  const query = { by: 'year' }
  await ctx.transaction(async (tx) => {
    await tx.update(tx.t.reportPlan, { query }, eq(tx.t.reportPlan.id, id))
  })
  work()
  await eventually(async () => (await sendings())[0]?.status).toBe(2)
  expect(await sendings()).toMatchObject([{ failure: { reason: expect.any(String) } }])
  expect(await mails()).toEqual([])
})

test('what was due while nobody ran is sent once', async () => {
  const id = await plan('ck')
  now = '2027-02-10T00:00:00.000Z'
  expect(await beginDueReports(app.services)).toBe(1)
  expect(await beginDueReports(app.services)).toBe(0)
  expect(await planOf(id)).toMatchObject([{ nextTime: '2027-02-28T00:00:00.000Z' }])
})

test('a plan whose maker may not read the report any more is paused, and its maker is told why', async () => {
  const id = await plan('kh')
  now = '2026-11-30T00:00:30.000Z'
  expect(await beginDueReports(app.services)).toBe(0)
  expect(await planOf(id)).toMatchObject([
    { tenantNode: tenantOf('kh'), nextTime: null, failure: { reason: 'access.denied' } },
  ])
  expect(await sendings()).toEqual([])
  const { records } = await app.data('notice.page', { current: 1, size: 20 }, 'kh')
  expect(records.map(({ message }: { message: string }) => message)).toContainEqual(
    expect.stringMatching(/^定时报表“月末吞吐量”已暂停：/),
  )
  expect(await beginDueReports(app.services)).toBe(0)
})
