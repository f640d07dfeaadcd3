// @postgres: fees, locks of bills
import { describe, expect, test } from 'vitest'
import { auditedBill, auditedFee, billStep } from '../../support/bills.ts'
import { boxes, inboundSuite, oneLine } from '../../support/inbound.ts'
import { at, outboundSuite } from '../../support/outbound.ts'

/* Nothing is dated inside a month for which the customer has an audited bill (docs/domain/bills.md#billed-months). */

const billed = [409, 'bill.periodBilled']

describe('goods that come in', () => {
  const suite = inboundSuite()
  const { app, bill, audited, planned, receiving, answer, linesOf, ownPlaces, customerNamed } =
    suite

  test('by tally, by paper or without either, not inside a billed month; again when its audit is taken back', async () => {
    const customerId = await customerNamed('样例橡胶')
    await auditedFee(app(), { customerId, bizDate: '2025-02-10' })
    const february = await auditedBill(app(), customerId, '202502')
    const card = (id: string) => app().data('inboundOrder.setCard', { ids: [id], isCard: 1 }, 'gw')
    const bizDate = '2025-02-28'

    const tallied = await receiving({ ...oneLine(), masterBillNo: bill(1) })
    const finish = { id: tallied.id, restAsPlanned: 1, confirmed: 1 }
    expect(await answer('inboundPlan.finish', { ...finish, bizDate }, 'lh')).toEqual(billed)
    const { body } = await app().call('inboundPlan.finish', { ...finish, bizDate }, 'lh')
    expect(body.msg).toBe(
      `「青岛样例橡胶贸易有限公司（虚构）」202502 的账单 ${february['billNo']} 已审核，业务日期不能在 2025-02-01 至 2025-02-28 之内；请改用之后的日期，或先反审核账单`,
    )

    const byPaper = await planned({ ...oneLine({}, boxes[1]), masterBillNo: bill(2) })
    await card(byPaper.id)
    const paper = { id: byPaper.id, reason: '代理货', paperNo: 'P1', confirmed: 1 }
    expect(await answer('inboundOrder.markInbounded', { ...paper, bizDate }, 'ck')).toEqual(billed)

    const direct = await audited({ ...oneLine({}, boxes[2]), masterBillNo: bill(3) })
    await card(direct.id)
    const [line] = await linesOf(direct.id)
    const { places } = await ownPlaces(1)
    const goods = [{ lineId: line!.id, locationId: places[0]!.id, actPieces: 8 }]
    const stock = { id: direct.id, goods, confirmed: 1, bizDate }
    expect(await answer('inboundOrder.saveAndCreateInventory', stock, 'ck')).toEqual(billed)

    const next = await answer('inboundPlan.finish', { ...finish, bizDate: '2025-03-01' }, 'lh')
    expect(next[0]).toBe(200)
    await billStep(app(), 'reopen', february, 'cw', { reason: '漏录入库' })
    expect((await answer('inboundOrder.markInbounded', { ...paper, bizDate }, 'ck'))[0]).toBe(200)
  })

  test('of another customer may be dated in that month', async () => {
    const customerId = await customerNamed('样例橡胶')
    await auditedFee(app(), { customerId, bizDate: '2025-01-10' })
    await auditedBill(app(), customerId, '202501')
    const other = await customerNamed('威海样板纸业')
    const order = await receiving({ ...oneLine(), customerId: other })
    const finish = { id: order.id, restAsPlanned: 1, confirmed: 1, bizDate: '2025-01-20' }
    expect((await answer('inboundPlan.finish', finish, 'lh'))[0]).toBe(200)
  })

  test('for another owner are bound by its bill as by that of who ordered it', async () => {
    const hqCustomerId = await customerNamed('青岛示范仓储')
    await auditedFee(app(), { customerId: hqCustomerId, bizDate: '2025-01-10' })
    const owned = await auditedBill(app(), hqCustomerId, '202501')
    const other = await customerNamed('威海样板纸业')
    const order = await receiving({ ...oneLine(), customerId: other, hqCustomerId })
    const finish = { id: order.id, restAsPlanned: 1, confirmed: 1, bizDate: '2025-01-20' }
    expect(await answer('inboundPlan.finish', finish, 'lh')).toEqual(billed)
    await billStep(app(), 'reopen', owned, 'cw', { reason: '漏录入库' })
    await auditedFee(app(), { customerId: other, bizDate: '2025-01-11' })
    await auditedBill(app(), other, '202501')
    expect(await answer('inboundPlan.finish', finish, 'lh')).toEqual(billed)
  })
})

describe('trucks that leave', () => {
  const suite = outboundSuite()
  const { app, setNow, customer, issued, letIn, loadAll, call } = suite

  test('do not leave on a day of a billed month', async () => {
    const { order, truck } = await issued()
    await letIn(truck)
    await loadAll(order.id, truck.id)
    setNow('2025-04-02T02:00:00.000Z')
    await auditedFee(app(), { customerId: customer(), bizDate: '2025-03-10' }, '.zjwl')
    await auditedBill(app(), customer(), '202503', '.zjwl')
    const late = await call('outboundTruck.gateOut', { id: truck.id, bizDate: '2025-03-31' }, 'mg')
    expect([late.status, late.body.data.reason]).toEqual(billed)
    const today = await app().data('outboundTruck.gateOut', { id: truck.id }, at('mg'))
    expect(today).toMatchObject({ bizDate: '2025-04-02' })
  })
})
