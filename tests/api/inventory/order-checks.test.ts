import { inTenant, type Tx } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { breachesOfStock } from '@yuncang/server/modules/inventory/service/invariants'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

/* Rules 13 and 16, which look at orders; the demo keeps them. */
let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('orders of the demo', () => {
  const demo = inTenant('WMS_DEMO')
  const found = async () => {
    const all = await app.services.db.read(demo, breachesOfStock)
    return all.map(({ invariant, of }) => `${invariant} ${of}`)
  }
  const write = (work: (tx: Tx) => Promise<unknown>) => app.services.db.transaction(demo, work)
  const customers: string[] = []
  const draft = (masterBillNo: string, customerId: string, imvoy: string) => ({
    masterBillNo,
    customerId,
    imvoy,
    inboundType: '1',
    expectDate: '2026-12-01',
    inboundContainerList: [{ containerNo: 'DEMU1000010', containerSize: '20GP' }],
    inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1' }],
    auditStatus: 1,
  })
  const create = async (
    bill: string,
    customerId: string,
  ): Promise<{ id: string; orderNo: string }> =>
    app.data('inboundOrder.create', draft(bill, customerId, '1E'), 'kf')
  const change = (id: string, changes: object) =>
    write((tx) => tx.update(tx.t.inboundOrder, changes, eq(tx.t.inboundOrder.id, id)))
  beforeAll(async () => {
    for (const customerName of ['舟山演示航运', '青岛样例橡胶']) {
      const { records } = await app.data('customer.page', { customerName }, 'kf')
      customers.push(String(records[0].id))
    }
  })

  test('of a customer that was stopped afterwards are in order, one made later breaks rule 13', async () => {
    expect(await found()).toEqual([])
    const id = customers[0]!
    const order = await create('CHECK0001', id)
    await write(async (tx) => {
      await tx.update(tx.t.customer, { isStop: 1 }, eq(tx.t.customer.id, id))
      await tx.insert(tx.t.operateRecord, {
        id: app.services.ids(),
        businessId: id,
        masterBillNo: null,
        operateModule: 'KHGL',
        action: 'stop',
        fieldDiff: {},
        userId: 'u',
        realName: 'u',
        time: app.services.clock(),
      })
    })
    expect(await found()).toEqual([])
    await change(order.id, { createTime: '2999-01-01T00:00:00.000Z' })
    expect(await found()).toEqual([`13 ${order.orderNo}`])
    await write((tx) => tx.update(tx.t.customer, { isStop: 0 }))
    expect(await found()).toEqual([])
  })

  test('that share a container break rule 16 unless they share the voyage', async () => {
    const id = customers[1]!
    await create('CHECK0002', id)
    expect(await found()).toEqual([])
    const other = await create('CHECK0003', id)
    await change(other.id, { imvoy: '2E' })
    expect(await found()).toEqual(['16 DEMU1000010'])
    await change(other.id, { orderStatus: 9 })
    expect(await found()).toEqual([])
  })
})
