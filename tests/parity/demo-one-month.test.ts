import { inTenant } from '@yuncang/db/handle'
import { demoTenants } from '@yuncang/server/demo/tenants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { ctxOf } from '../support/ctx.ts'
import { booksOf } from '../support/demo-books.ts'
import { expectSound } from '../support/fees.ts'

/* The shortest history: what is told once, each in another month, is told of one month. */
const all = demoTenants.map(({ row }) => row.dataNode)
const tenants = all.filter((node) => node !== 'WMS_LOCK')
let app: TestApp
beforeAll(async () => {
  const history = { months: 1, only: all }
  app = await startApp({ clock: () => '2026-11-24T10:00:00.000Z', history })
}, 600_000)
afterAll(() => app.close())

test.each(all)('%s keeps every invariant', async (tenant) => {
  await expectSound(await ctxOf(app, 'multi', tenant))
})

test.each(tenants)('%s has orders', async (tenant) => {
  const orders = await app.services.db.read(inTenant(tenant), (read) =>
    read.select(read.t.outboundOrder),
  )
  expect(orders.length).toBeGreaterThan(0)
})

test.each(tenants)('%s has one closed month with a bill that was reduced', async (tenant) => {
  const books = await app.services.db.read(inTenant(tenant), booksOf)
  expect([...books.closed.keys()]).toEqual(['202609'])
  expect(books).toMatchObject({ reduced: 1, billed: '202610', running: '202611' })
})
