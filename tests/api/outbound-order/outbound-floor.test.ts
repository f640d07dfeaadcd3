// @postgres: plates of a page, photos that come late
import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { describe, expect, test } from 'vitest'
import { newPicture } from '../../support/load-photos.ts'
import { at, outboundSuite } from '../../support/outbound.ts'

const suite = outboundSuite()
const { app, bill, call, issued, passed, submitted, truckOf, letIn, loadAll, letOut } = suite

describe('a truck for bonded goods', () => {
  test('is sent under a 核注清单 of the right form only, which whoever sends it can add', async () => {
    const { id } = await passed({ bondInvtNo: '' })
    const trucks = [truckOf()]
    const refused = await call('outboundTruck.issue', { id, trucks }, 'ck')
    expect([refused.status, refused.body.data]).toMatchObject([
      409,
      { reason: 'outboundOrder.bondInvtRequired', issues: [{ path: 'bondInvtNo' }] },
    ])
    const wrong = await call('outboundTruck.issue', { id, trucks, bondInvtNo: 'QD42' }, 'ck')
    expect(wrong.status).toBe(400)
    const bondInvtNo = ' qd420125e000000231 '
    expect((await call('outboundTruck.issue', { id, trucks, bondInvtNo }, 'ck')).status).toBe(200)
    expect(await suite.orderOf(id)).toMatchObject({ bondInvtNo: 'QD420125E000000231' })
  })
})

describe('a list', () => {
  test('shows the plates that are sent for an order, and finds it by a part of one', async () => {
    const { order, trucks } = await issued({}, [truckOf(1), truckOf(2), truckOf(3)])
    await app().data('outboundTruck.cancel', { id: trucks[2]!.id }, at('ck'))
    const plates = [trucks[0]!['plateNo'], trucks[1]!['plateNo']]
    const page = (filters: object) => app().data('outboundOrder.page', filters, at('mg'))
    expect((await page({ masterBillNo: bill() })).records).toMatchObject([{ id: order.id, plates }])
    const found = (await page({ plateNo: plates[1].slice(2) })).records
    expect(found.map(({ id }: { id: string }) => id)).toEqual([order.id])
    expect((await page({ plateNo: trucks[2]!['plateNo'] })).records).toEqual([])
  })

  test('says on which contract an order stands', async () => {
    const { id } = await submitted()
    const { records } = await app().data('outboundOrder.page', { masterBillNo: bill() }, at('sh'))
    expect(records).toMatchObject([{ id, contractId: expect.any(String) }])
  })
})

test('who asks for too much of a lot is told what is free under the whole bill', async () => {
  const [lot] = await suite.lots()
  const lines = suite.line({ lotId: lot!.id, qty: '21', pieces: null })
  const { body } = await call('outboundOrder.create', suite.draft({ lines, auditStatus: 1 }), 'kf')
  expect(body.data).toMatchObject({
    reason: 'outboundOrder.noStock',
    params: { available: '20.1600', free: '79.3800', isOfLot: 1 },
  })
})

test('what is to be loaded names the lot that the goods came with', async () => {
  const { id } = await passed()
  const [allocation] = await suite.allocationsOf(id)
  const lot = (await suite.lots()).find((each) => each.id === allocation!['lotId'])
  expect(allocation).toMatchObject({ batchNo: lot!.batchNo })
})

describe('a truck that left without a photo of its load', () => {
  const send = (given: object, as = 'mg') => {
    const fields = { uploadModuleCode: 'CKDD', docType: 'ZP', ...given }
    const file = { name: '装车.png', bytes: newPicture() }
    return app().form('file.upload', { fields, file }, at(as))
  }
  const goneTruck = async () => {
    const { order, truck } = await issued()
    await letIn(truck)
    await loadAll(order.id, truck.id)
    await letOut(truck.id)
    return { order, truck, of: { businessId: order.id, itemId: truck.id } }
  }

  test('gets it afterwards, once, for a reason that is recorded', async () => {
    const { order, truck, of } = await goneTruck()
    expect((await send({ ...of, reason: '再来一张' })).status).toBe(409)
    // As with trucks of before photos were asked for.
    await app().services.db.transaction(inTenant('WMS_ZJWL'), (tx) =>
      tx.remove(tx.t.file, eq(tx.t.file.itemId, truck.id)),
    )
    const silent = await send(of)
    expect([silent.status, silent.body.data.reason]).toEqual([400, 'file.lateReason'])
    expect((await send({ ...of, reason: '补', docType: 'QT' })).status).toBe(409)
    expect((await send({ ...of, reason: '补' }, 'kh')).status).toBe(403)
    const late = await send({ ...of, reason: ' 出场时手机没电 ' })
    expect(late.status).toBe(200)
    const rows = await app().data('record.operations', { businessId: order.id }, at('kf'))
    expect(rows.at(-1)).toMatchObject({
      action: 'document.add',
      fieldDiff: { reason: { before: null, after: '出场时手机没电' } },
    })
    expect((await send({ ...of, reason: '再来一张' })).status).toBe(409)
  })
})
