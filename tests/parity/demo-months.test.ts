import { inTenant } from '@yuncang/db/handle'
import { demoTenants } from '@yuncang/server/demo/tenants'
import { breachesOfFees } from '@yuncang/server/modules/fee-line/service/invariants'
import { breachesOfStock } from '@yuncang/server/modules/inventory/service/invariants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

/* The months of a usual start, in every tenant: guards of later steps must not stand in the way of the demo. */
let app: TestApp
beforeAll(async () => {
  const tenants = demoTenants.map(({ row }) => row.dataNode)
  const history = { months: 6, only: tenants }
  app = await startApp({ clock: () => '2026-11-21T04:00:00.000Z', history })
}, 600_000)
afterAll(() => app.close())

test.each(demoTenants.map(({ row }) => row.dataNode))(
  '%s keeps every invariant over the months of the demo',
  async (tenant) => {
    const inIt = <R>(work: Parameters<typeof app.services.db.read<R>>[1]) =>
      app.services.db.read(inTenant(tenant), work)
    expect(await inIt(breachesOfStock)).toEqual([])
    expect(await inIt(breachesOfFees)).toEqual([])
    const orders = await inIt(async (read) => (await read.select(read.t.outboundOrder)).length)
    expect(orders).toBeGreaterThan(0)
  },
)
