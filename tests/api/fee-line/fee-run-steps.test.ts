// @postgres: fees in several transactions, jobs
import { inTenant } from '@yuncang/db/handle'
import { eq, inArray } from '@yuncang/db/sql'
import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { startJobs } from '@yuncang/server/jobs/worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { ctxOf } from '../../support/ctx.ts'
import { documentsOf, priced, repriced } from '../../support/fees.ts'
import { attemptAt, dyingAfter, eventually } from '../../support/jobs.ts'
import { copiesOfLot } from '../../support/many-lots.ts'

const node = 'WMS_DEMO'
const flat = {
  currency: 'CNY',
  taxRate: '0.06',
  unit: '吨',
  feeCode: 'CCF',
  calcMethod: 'DAY_UNIT',
  price: '1',
}
const copies = 200

let app: TestApp
let march: { from: string; to: string; customerId: string }
let documents: string[]
let sheet: { id: string }

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-06-02T02:00:00.000Z' })
  const arrive = documentsOf(app, await ctxOf(app, 'kf', node))
  const { customer, order, lots } = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
  sheet = { id: (await priced(app, customer.id, [flat])).contractId }
  documents = [order.id, ...(await copiesOfLot(app.services, node, lots[0]!.id, copies))]
  march = { from: '2025-03-01', to: '2025-03-31', customerId: customer.id }
})
afterAll(() => app.close())

const lines = () =>
  app.services.db.read(inTenant(node), async (read) => {
    const { feeLine } = read.t
    const found = []
    for (let from = 0; from < documents.length; from += 100)
      found.push(
        ...(await read.select(
          feeLine,
          inArray(feeLine.businessId, documents.slice(from, from + 100)),
        )),
      )
    return found
  })
const job = (id: string): Promise<JobRecord> => app.data('job.get', { id }, 'jf')

test('a run that breaks off keeps what it has charged, goes on from there, and tells of all its attempts', async () => {
  const { id }: { id: string } = await app.data('feeLine.startPeriod', march, 'jf')
  const first = startJobs(dyingAfter(2, app.services))
  await eventually(async () => (await lines()).length).toBeGreaterThan(0)
  await eventually(async () => (await job(id)).attempts).toBe(1)
  await eventually(async () => (await job(id)).status).toBe('queued')
  await first.stop()
  const charged = await lines()
  expect(charged.length).toBeLessThan(copies + 1)
  expect(await job(id)).toMatchObject({ stage: 'charging', total: copies + 1 })
  const before = new Map(charged.map((line) => [line.id, line.version]))

  await app.services.db.transaction(inTenant(node), (tx) =>
    tx.update(tx.t.job, { dueTime: app.services.clock() }, eq(tx.t.job.id, id)),
  )
  const second = startJobs(app.services)
  await eventually(async () => (await job(id)).status).toBe('done')
  await second.stop()
  const whole = await lines()
  expect(new Set(whole.map(({ businessId }) => businessId)).size).toBe(copies + 1)
  expect(whole).toHaveLength(copies + 1)
  expect(new Set(whole.map(({ amount }) => amount))).toEqual(new Set(['220.00']))
  expect(whole.filter((line) => before.has(line.id)).map(({ version }) => version)).toEqual([
    ...before.values(),
  ])
  const { result, done } = await job(id)
  expect(done).toBe(copies + 1)
  expect(result).toMatchObject({
    created: copies + 1,
    unchanged: 0,
    totals: [{ currency: 'CNY', amount: `${(copies + 1) * 220}.00` }],
  })
})

test('a run again changes nothing, under the same key and under another', async () => {
  const before = await lines()
  const keyed = { 'idempotency-key': 'month-end' }
  for (const headers of [keyed, keyed, {}]) {
    const { body } = await app.call('feeLine.runPeriod', march, 'jf', headers)
    expect(body.data).toMatchObject({ created: 0, updated: 0, voided: 0, unchanged: copies + 1 })
  }
  expect(await lines()).toEqual(before)
})

test('fees calculated again tell of all attempts, too', async () => {
  const { id: contractId } = sheet
  await repriced(app, contractId, { details: [{ ...flat, price: '2' }] })
  const { id }: { id: string } = await app.data('feeLine.startRerate', march, 'jf')
  const first = await attemptAt(app, id, { as: 'jf', services: dyingAfter(1, app.services) })
  expect(first.status).toBe('queued')
  const moved = (await lines()).filter(({ amount }) => amount === '440.00').length
  expect(moved).toBeGreaterThan(0)
  expect(moved).toBeLessThan(copies + 1)
  expect(await attemptAt(app, id, { as: 'jf' })).toMatchObject({
    status: 'done',
    result: { created: 0, updated: copies + 1, unchanged: 0, voided: 0 },
  })
})

test('others write while it runs', async () => {
  const order: string[] = []
  const run = app.data('feeLine.runPeriod', march, 'jf').then(() => order.push('run'))
  const other = app
    .data('notice.test', { message: '插队' }, 'kf.zjwl')
    .then(() => order.push('other'))
  await Promise.all([run, other])
  expect(order).toEqual(['other', 'run'])
})
