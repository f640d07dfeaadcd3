// @postgres: fees in several transactions, jobs
import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { breachesOfBills } from '@yuncang/server/modules/bill/service/invariants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { addBillableFees } from '../../support/billable-fees.ts'
import { attemptAt, dyingAfter } from '../../support/jobs.ts'

const node = 'WMS_DEMO'
const period = '202503'
const customers = 17
const fees = 10

let app: TestApp

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  await addBillableFees(app.services.db, node, { customers, fees })
})
afterAll(() => app.close())

const bills = () =>
  app.services.db.read(inTenant(node), async (read) => {
    expect(await breachesOfBills(read)).toEqual([])
    return read.select(read.t.bill, eq(read.t.bill.period, period))
  })
/** An attempt that comes to an end after one portion of customers, unless it is whole. */
const attempt = (id: string, services = dyingAfter(1, app.services)) =>
  attemptAt(app, id, { as: 'jf', services })

test('a month that breaks off twice bills every customer once, and tells of the bills of all attempts', async () => {
  const { id }: { id: string } = await app.data('bill.startGenerate', { period }, 'jf')
  expect(await attempt(id)).toMatchObject({ status: 'queued' })
  const first = await bills()
  expect(first.length).toBeGreaterThan(0)
  expect(await attempt(id)).toMatchObject({ status: 'queued' })
  const second = await bills()
  expect(second.length).toBeGreaterThan(first.length)
  expect(second.length).toBeLessThan(customers)

  expect(await attempt(id, app.services)).toMatchObject({
    status: 'done',
    done: customers,
    total: customers,
    result: { bills: customers, created: customers, lines: customers * fees, underway: [] },
  })
  const whole = await bills()
  expect(new Set(whole.map(({ customerId }) => customerId)).size).toBe(customers)
  expect(whole).toHaveLength(customers)
})
