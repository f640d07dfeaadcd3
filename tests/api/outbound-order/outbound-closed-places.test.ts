import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { only } from '@yuncang/shared/kernel/expected'
import { afterEach, describe, expect, test } from 'vitest'
import { at, outboundSuite } from '../../support/outbound.ts'

const suite = outboundSuite()
const { app, call, draft, issued, letIn, line, load, lots, passed, submitted } = suite

/** The place of a lot, or the warehouse over it. */
const placeOf = async (index: number, what: 'place' | 'warehouse' = 'place') => {
  const { locationId } = (await lots())[index]!
  return app().services.db.read(inTenant('WMS_ZJWL'), async (db) => {
    const { storageLocation: table } = db.t
    const find = async (id: string) => only(await db.select(table, eq(table.id, id)))
    const place = await find(locationId)
    return what === 'place' ? place : find(place.ancestorIds[0]!)
  })
}
const touched = new Set<string>()
const set = (id: string, status: number, statusReason = '') =>
  app().services.db.transaction(inTenant('WMS_ZJWL'), async (tx) => {
    touched.add(id)
    const { storageLocation: table } = tx.t
    await tx.update(table, { status, statusReason }, eq(table.id, id))
  })
afterEach(async () => {
  for (const id of touched) await set(id, 1)
})
const refusalOf = async (operation: string, input: object, role: string) => {
  const { status, body } = await call(operation, input, role)
  return [status, body.data?.reason, body.data?.params?.place]
}

describe('a location that is locked or being counted', () => {
  test('gives no goods to an order that names them, and none to one that takes the oldest', async () => {
    const place = await placeOf(0)
    const [first, second] = await lots()
    const named = draft({ lines: line({ qty: '1.26', lotId: first!.id }), auditStatus: 1 })
    await set(place.id, 3)
    expect(await refusalOf('outboundOrder.create', named, 'kf')).toEqual([
      409,
      'inventory.placeCounting',
      place.code,
    ])
    const { id } = await passed({ lines: line({ qty: '1.26' }) })
    const [allocation] = await suite.allocationsOf(id)
    expect(allocation).toMatchObject({ lotId: second!.id })
  })

  test('is named with its reason where its goods are missed, at the audit too', async () => {
    const all = await submitted({ lines: line({ qty: '79.38' }) })
    const warehouse = await placeOf(0, 'warehouse')
    await set(warehouse.id, 2, '海关查验')
    const { status, body } = await call('outboundOrder.audit', { id: all.id, type: 2 }, 'sh')
    expect([status, body.msg]).toEqual([
      409,
      `批次 ${(await lots())[0]!.lotNo} 所在的库位 ${warehouse.code} 已锁定（海关查验），不能预占、装车或出库，请先解锁库位`,
    ])
    const asked = { customerId: suite.customer(), masterBillNo: suite.bill() }
    const stock = await app().data('outboundOrder.stock', asked, at('kf'))
    expect(stock[0]).toMatchObject({
      available: '20.1600',
      closed: { code: warehouse.code, status: 2, reason: '海关查验' },
    })
  })

  test('keeps what is promised of it: it is not loaded, and a loaded truck waits', async () => {
    const { order, truck } = await issued({ lines: line({ qty: '2.52', pieces: 2 }) })
    await letIn(truck)
    const place = await placeOf(0)
    const [allocation] = await suite.allocationsOf(order.id)
    const loads = [{ allocationId: allocation!.id, qty: '2.52' }]
    const put = { id: truck.id, loads, signer: '司机甲' }
    await set(place.id, 2, '海关查验')
    const locked = [409, 'inventory.placeLocked', place.code]
    expect(await refusalOf('outboundTruck.load', put, 'lh')).toEqual(locked)
    await set(place.id, 1)
    await load(truck.id, loads)
    await set(place.id, 2, '海关查验')
    expect(await refusalOf('outboundTruck.gateOut', { id: truck.id }, 'mg')).toEqual(locked)
    expect((await lots())[0]).toMatchObject({ onHandQty: '20.1600', reservedQty: '2.5200' })
    // Nothing is left on the truck: that asks for no location.
    expect((await call('outboundTruck.load', { ...put, loads: [] }, 'lh')).status).toBe(200)
  })
})
