import { inTenant } from '@yuncang/db/handle'
import { inArray } from '@yuncang/db/sql'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { inboundWorkbook } from './workbooks.ts'

/** An application with orders of its own for every test: bills of lading that no other test has. */
export function ordersSuite() {
  let app: TestApp
  let turn = 0
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    turn += 1
    // Their containers come again with the orders of this test.
    await app.services.db.transaction(inTenant('WMS_DEMO'), async (tx) => {
      const { inboundOrder } = tx.t
      await tx.update(
        inboundOrder,
        { orderStatus: 7 },
        inArray(inboundOrder.orderStatus, [1, 2, 3, 4]),
      )
    })
  })
  const bill = (n = 1) => `T${String(turn).padStart(3, '0')}-${n}`
  const upload = async (bytes: Uint8Array, name = 'a.xlsx') =>
    (await app.upload('inboundOrder.import', bytes, name, 'kf')).body
  const imported = async () => {
    expect(await upload(await inboundWorkbook([{ bill: bill() }]))).toMatchObject({ code: 200 })
    return app.data('inboundOrder.getByBill', { masterBillNo: bill() }, 'kf')
  }
  const submitted = async () => {
    const { id } = await imported()
    return app.data('inboundOrder.update', { id, auditStatus: 1, version: 1 }, 'kf')
  }
  return { app: () => app, bill, upload, imported, submitted }
}
