// @postgres: bills of one month made by a job and by hand at once
import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { billLines } from '@yuncang/server/modules/bill/service/compose'
import { breachesOfBills } from '@yuncang/server/modules/bill/service/invariants'
import { billableLines } from '@yuncang/server/modules/fee-line/service/billing'
import type { JobRecord } from '@yuncang/shared/nouns/job/contract'
import { startJobs } from '@yuncang/server/jobs/worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { addBillableFees } from '../../support/billable-fees.ts'
import { ctxOf } from '../../support/ctx.ts'
import { engineOfRun } from '../../support/database.ts'
import { eventually, moment } from '../../support/jobs.ts'

/* The same month billed in two windows (docs/domain/bills.md#generation). */

const node = 'WMS_DEMO'
const period = '202503'
const customers = 150
const fees = 2

let app: TestApp
beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  await addBillableFees(app.services.db, node, { customers, fees })
})
afterAll(() => app.close())

const month = () =>
  app.services.db.read(inTenant(node), async (read) => {
    expect(await breachesOfBills(read)).toEqual([])
    const lines = await read.select(read.t.feeLine, eq(read.t.feeLine.accountPeriod, period))
    return { bills: await read.select(read.t.bill, eq(read.t.bill.period, period)), lines }
  })

test('two windows that bill a month at once get one job, which customers billed by hand do not end', async () => {
  const start = (as: string): Promise<{ id: string }> =>
    app.data('bill.startGenerate', { period }, as)
  const [one, other] = await Promise.all([start('jf'), start('admin')])
  expect(other).toEqual(one)
  const { lines } = await month()
  const whose = [...new Set(lines.map(({ customerId }) => customerId))].toSorted()

  const worker = startJobs(app.services)
  const job = (): Promise<JobRecord> => app.data('job.get', one, 'jf')
  await eventually(async () => (await job()).stage).toBe('billing')
  const byHand = await Promise.all(
    whose.map((customerId) => app.call('bill.generate', { customerId, period }, 'jf')),
  )
  await eventually(async () => (await job()).status).not.toMatch(/queued|running/)
  await worker.stop()

  expect(await job()).toMatchObject({ status: 'done', failure: null })
  const refused = byHand.filter(({ status }) => status !== 200).map(({ body }) => body.data.reason)
  for (const reason of refused)
    expect(['bill.nothingToBill', 'bill.justMade', 'bill.linesChanged']).toContain(reason)
  const { bills, lines: billed } = await month()
  expect(bills.map(({ customerId }) => customerId).toSorted()).toEqual(whose)
  const billOf = new Map(bills.map(({ id, customerId }) => [customerId, id]))
  expect(billed.filter((line) => line.billId !== billOf.get(line.customerId))).toEqual([])
})

// SQLite has one writer at a time: there is no such moment.
test.runIf(engineOfRun === 'postgres')(
  'a bill that is being made by hand when the month comes to its customer does not end the month',
  async () => {
    const owner = { id: 'billed-beside', name: '同时开单客户' }
    await addBillableFees(app.services.db, node, { customers: 1, fees: 3, owner })
    const ctx = await ctxOf(app, 'jf', node)
    const ofMonth = { period, recPay: 1 as const }
    const { id } = await app.data('bill.startGenerate', { period }, 'jf')
    const job = (): Promise<JobRecord> => app.data('job.get', { id }, 'jf')
    const [made, over] = [moment(), moment()]
    const byHand = ctx.transaction(async (tx) => {
      const lines = await billableLines(tx, { ...ofMonth, customerId: owner.id })
      await billLines(tx, ctx, ofMonth, lines)
      made.reach()
      await over.reached
    })
    await made.reached
    const worker = startJobs(app.services)
    await eventually(async () => (await job()).stage).toBe('billing')
    // Time for the month to read that there is no bill yet, and to wait for this one to be written.
    for (let turn = 0; turn < 30; turn += 1) await job()
    over.reach()
    await byHand
    await eventually(async () => (await job()).status).not.toMatch(/queued|running/)
    await worker.stop()
    expect(await job()).toMatchObject({ status: 'done', result: { bills: 0, created: 0 } })
  },
)
