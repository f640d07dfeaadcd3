import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { demoTenants } from '@yuncang/server/demo/tenants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { ctxOf } from '../support/ctx.ts'
import { booksOf } from '../support/demo-books.ts'
import { expectSound } from '../support/fees.ts'

/*
 * The months of a usual start, in every tenant: guards of later steps must not stand in the way of the demo. The gate
 * takes fewer of them, each tells the same story, and of the tenants the two that have the most of it: what differs
 * between tenants shows in one month (demo-one-month.test.ts).
 */
const isGate = process.env['TEST_SCOPE'] === 'gate'
const periods = ['202604', '202605', '202606', '202607', '202608', '202609']
const closed = isGate ? periods.slice(-3) : periods
const all = demoTenants.map(({ row }) => row.dataNode)
const tenants = isGate ? ['WMS_DEMO', 'WMS_RZLG'] : all

let app: TestApp
beforeAll(async () => {
  const history = { months: closed.length, only: tenants }
  app = await startApp({ clock: () => '2026-11-21T04:00:00.000Z', history })
}, 600_000)
afterAll(() => app.close())

test.each(tenants)('%s keeps every invariant over the months of the demo', async (tenant) => {
  const inIt = <R>(work: Parameters<typeof app.services.db.read<R>>[1]) =>
    app.services.db.read(inTenant(tenant), work)
  await expectSound(await ctxOf(app, 'multi', tenant))
  const orders = await inIt(async (read) => (await read.select(read.t.outboundOrder)).length)
  expect(orders).toBeGreaterThan(0)
})

test.each(tenants.filter((tenant) => tenant !== 'WMS_LOCK'))(
  '%s has its closed months, whose bills are invoiced or paid, one reduced, one void, one below zero',
  async (tenant) => {
    const books = await app.services.db.read(inTenant(tenant), booksOf)
    expect([...books.closed.keys()]).toEqual(closed)
    for (const [period, states] of books.closed) {
      expect(states.size, period).toBeGreaterThan(0)
      expect(
        [...states].filter((each) => ![4, 5, 6].includes(each)),
        period,
      ).toEqual([])
    }
    expect(books).toMatchObject({
      reduced: 1,
      voided: 1,
      credits: 1,
      billed: '202610',
      running: '202611',
    })
  },
)

test('the customer whose account the demo has finds bills, one of which waits for it', async () => {
  expect((await app.data('bill.page', { status: 2 }, 'kh')).total).toBe(1)
  expect((await app.data('bill.page', {}, 'kh')).total).toBeGreaterThan(3)
})

test('a customer with fees in euros pays them in CNY, on one bill with its others', async () => {
  const mixed = await app.services.db.read(inTenant('WMS_DEMO'), async (read) => {
    const { bill, feeLine } = read.t
    const where = [eq(feeLine.currency, 'EUR'), eq(bill.currency, 'CNY')]
    return read
      .pick({ id: bill.id }, feeLine, ...where)
      .innerJoin(bill, eq(bill.id, feeLine.billId))
  })
  expect(mixed.length).toBeGreaterThan(0)
})
