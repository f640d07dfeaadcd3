import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { describe, expect, test } from 'vitest'
import { boxes, goods, inboundSuite, oneLine } from '../../support/inbound.ts'

const suite = inboundSuite()
const { app, bill, draft, submitted, audited, planned, receiving, received } = suite
const { plansOf, linesOf, answer, actionsOf, customerNamed } = suite

/** An order that was submitted when its goods could still be anything. */
const asBeforeTheRule = (orderId: string) =>
  app().services.db.transaction(inTenant('WMS_DEMO'), (tx) => {
    const { inboundProduct: t } = tx.t
    const strange = { productId: null, productCode: '', productName: '20号标准胶' }
    return tx.update(t, strange, eq(t.orderId, orderId))
  })

const wrongStatus = [409, 'inboundOrder.wrongStatus']
const denied = [403, 'access.denied']

describe('who may do what', () => {
  test('each step is refused to those whose work it is not, and nothing happens', async () => {
    const { id } = await planned()
    const others: [string, object, string[]][] = [
      ['inboundOrder.audit', { id, type: 2 }, ['kf', 'ck', 'lh', 'kh', 'jf']],
      ['inboundOrder.generatePlan', { id, replace: 1 }, ['kf', 'sh', 'lh', 'kh']],
      ['inboundOrder.suggestPlan', { id }, ['kf', 'sh', 'lh', 'kh']],
      ['inboundOrder.setCard', { ids: [id], isCard: 1 }, ['kf', 'sh', 'lh', 'mg', 'kh']],
      ['inboundPlan.start', { id }, ['kf', 'sh', 'ck', 'mg', 'kh']],
      ['inboundPlan.finish', { id, restAsPlanned: 1 }, ['kf', 'sh', 'ck', 'kh']],
      ['inboundPlan.unFinish', { id }, ['kf', 'sh', 'lh', 'kh']],
      ['inboundPlan.abort', { id, reason: 'x' }, ['kf', 'sh', 'lh', 'kh']],
      ['inboundOrder.complete', { id }, ['ck', 'lh', 'kh']],
      ['inboundOrder.close', { id }, ['kf', 'ck', 'lh', 'kh']],
      ['inboundOrder.setOwner', { ids: [id], hqCustomerId: null }, ['sh', 'ck', 'lh', 'kh']],
    ]
    for (const [operation, input, accounts] of others)
      for (const as of accounts)
        expect([operation, as, await answer(operation, input, as)]).toEqual([operation, as, denied])
    const after = await app().data('inboundOrder.get', { id }, 'kf')
    expect(after.orderStatus).toBe(3)
  })

  test('completing is the clerk’s, undoing it the auditor’s', async () => {
    const { id } = await received()
    expect(await answer('inboundOrder.complete', { id }, 'sh')).toEqual(denied)
    await app().data('inboundOrder.complete', { id }, 'kf')
    expect(await answer('inboundOrder.complete', { id, cancel: 1 }, 'kf')).toEqual(denied)
    const undone = await app().data('inboundOrder.complete', { id, cancel: 1 }, 'sh')
    expect(undone.orderStatus).toBe(5)
  })

  test('two auditors at once: one passes it, the other is told', async () => {
    const { id } = await submitted()
    const headers = { ...(await app().headersOf('multi')), 'tenant-node': 'WMS_DEMO' }
    const answers = await Promise.all([
      app().call('inboundOrder.audit', { id, type: 2 }, 'sh'),
      app().call('inboundOrder.audit', { id, type: 3, msg: '缺箱单' }, undefined, headers),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await app().data('record.audits', { businessId: id }, 'kf')).toHaveLength(1)
  })
})

describe('steps in the wrong order', () => {
  test('are refused with the state that the order is in', async () => {
    const { id, version } = await app().data('inboundOrder.create', await draft(), 'kf')
    const all: [string, object, string][] = [
      ['inboundOrder.generatePlan', { id }, 'ck'],
      ['inboundPlan.start', { id }, 'lh'],
      ['inboundPlan.finish', { id, restAsPlanned: 1 }, 'lh'],
      ['inboundPlan.unFinish', { id }, 'ck'],
      ['inboundPlan.abort', { id, reason: 'x' }, 'ck'],
      ['inboundOrder.markInbounded', { id, reason: 'x', paperNo: 'x' }, 'ck'],
      ['inboundOrder.complete', { id }, 'kf'],
      ['inboundOrder.complete', { id, cancel: 1 }, 'sh'],
      ['inboundOrder.close', { id }, 'sh'],
      ['inboundOrder.update', { id, version, auditStatus: 0 }, 'kf'],
      ['inboundOrder.setCard', { ids: [id], isCard: 1 }, 'gw'],
    ]
    for (const [operation, input, as] of all)
      expect([operation, await answer(operation, input, as)]).toEqual([operation, wrongStatus])
  })

  test('planning a second time needs to say that it replaces the plans', async () => {
    const { id } = await planned()
    expect(await answer('inboundOrder.generatePlan', { id }, 'ck')).toEqual(wrongStatus)
    const before = await plansOf(id)
    await app().data('inboundOrder.generatePlan', { id, replace: 1 }, 'ck')
    const after = await plansOf(id)
    expect(after.map(({ locationId }) => locationId)).toEqual(
      before.map(({ locationId }) => locationId),
    )
    expect(after.map(({ planNo }) => planNo)).not.toContain(before[0]!.planNo)
  })
})

describe('the way back', () => {
  test('who submitted may withdraw, nobody else', async () => {
    const { id, version } = await submitted()
    const headers = { ...(await app().headersOf('multi')), 'tenant-node': 'WMS_DEMO' }
    const other = await app().call(
      'inboundOrder.update',
      { id, version, auditStatus: 0 },
      undefined,
      headers,
    )
    expect([other.status, other.body.data.reason]).toEqual([403, 'inboundOrder.otherSubmitter'])
    const back = await app().data('inboundOrder.update', { id, version, auditStatus: 0 }, 'kf')
    expect(back).toMatchObject({ orderStatus: 0, auditStatus: 0, submitBy: null })
    const [again] = await app().data(
      'inboundOrder.updateList',
      { auditStatus: '1', ids: [id] },
      'kf',
    )
    expect(again.orderStatus).toBe(1)
  })

  test('a tally is aborted while nothing is finished', async () => {
    const { id } = await receiving()
    const plans = await plansOf(id)
    const reason = '车位被占'
    const one = { id, plans: [{ id: plans[0]!.id, actPieces: plans[0]!.planPieces }] }
    await app().data('inboundPlan.finish', one, 'lh')
    expect(await answer('inboundPlan.abort', { id, reason }, 'ck')).toEqual([
      409,
      'inboundPlan.someFinished',
    ])
    await app().data('inboundPlan.unFinish', { id: plans[0]!.id }, 'ck')
    const aborted = await app().data('inboundPlan.abort', { id, reason }, 'ck')
    expect(aborted).toMatchObject({ orderStatus: 3, startTime: null })
    expect((await plansOf(id)).every(({ status }) => status === 0)).toBe(true)
  })

  test('voided: a draft, or a planned order with its plans; the bill is free again', async () => {
    const { id } = await planned()
    expect(await answer('inboundOrder.remove', { ids: [id] }, 'kh')).toEqual(denied)
    const [gone] = await app().data('inboundOrder.remove', { ids: [id] }, 'kf')
    expect(gone).toMatchObject({ orderStatus: 9, auditStatus: 0 })
    expect(await plansOf(id)).toEqual([])
    const anew = await app().data('inboundOrder.create', await draft(), 'kf')
    await app().data('inboundOrder.remove', { ids: [anew.id] }, 'kf')
    expect(await actionsOf(id)).toEqual(['create', 'submit', 'pass', 'generatePlan', 'cancel'])
  })

  test('not voided with goods in store', async () => {
    const { id } = await received()
    expect(await answer('inboundOrder.remove', { ids: [id] }, 'kf')).toEqual(wrongStatus)
  })
})

describe('what stands against a step', () => {
  test('a stopped customer, who was not when the order was written', async () => {
    const name = `停用客户 ${bill()}`
    const customer = await app().data(
      'customer.create',
      { customerName: name, socialCreditCode: `STOP-${bill()}`, isVisual: 1 },
      'kf',
    )
    const order = await app().data(
      'inboundOrder.create',
      await draft({ hqCustomerId: customer.id }),
      'kf',
    )
    expect(order).toMatchObject({ hqCustomerId: customer.id, hqCustomerName: name })
    const stop = { id: customer.id, version: 1, isStop: 1, stopReason: '欠费', confirmed: true }
    await app().data('customer.setStopped', stop, 'kf')
    const submit = { id: order.id, version: 1, auditStatus: 1 }
    expect(await answer('inboundOrder.update', submit, 'kf')).toEqual([409, 'customer.stopped'])
  })

  test('bonded goods before the customs gate; others need none', async () => {
    const { id } = await planned(oneLine())
    expect(await answer('inboundPlan.start', { id }, 'lh')).toEqual([
      409,
      'inboundOrder.cardMissing',
    ])
    const paper = { id, reason: '补录', paperNo: 'P-1' }
    expect(await answer('inboundOrder.markInbounded', paper, 'ck')).toEqual([
      409,
      'inboundOrder.cardMissing',
    ])
    const other = await planned({
      ...oneLine({}, boxes[1]),
      masterBillNo: bill(2),
      inboundType: '4',
    })
    expect(other.bondedFlag).toBe(0)
    const [plan] = await plansOf(other.id)
    expect(plan!.locationCode).toMatch(/^W2-C/)
    const started = await app().data('inboundPlan.start', { id: other.id }, 'lh')
    expect(started.orderStatus).toBe(4)
    expect(await answer('inboundOrder.setCard', { ids: [other.id], isCard: 1 }, 'gw')).toEqual(
      wrongStatus,
    )
  })

  test('goods that are no product, until somebody says which they are', async () => {
    const { id } = await audited({ inboundContainerList: [], inboundProductList: [goods('')] })
    await asBeforeTheRule(id)
    const refused = await app().call('inboundOrder.generatePlan', { id }, 'ck')
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      '第 1 行「20号标准胶」还没有对应的商品，请先在商品管理中建立并审核该商品，或在订单上为该行指定商品',
    ])
    const [line] = await linesOf(id)
    expect(line!.productId).toBeNull()
    const [product] = await app().data('product.select', { keyword: 'TSR20' }, 'kf')
    const products = [{ lineId: line!.id, productId: product.id }]
    await app().data('inboundOrder.setProducts', { id, products }, 'kf')
    expect(await app().data('inboundOrder.generatePlan', { id }, 'ck')).toMatchObject({
      orderStatus: 3,
    })
  })

  test('a contract of another customer, and one that does not hold', async () => {
    const { records } = await app().data('contract.page', { status: 2, size: 50 }, 'sw')
    const customerId = await customerNamed('样例橡胶')
    const other = records.find((each: { customerId: string }) => each.customerId !== customerId)
    const stranger = await draft({ contractId: other.id })
    expect(await answer('inboundOrder.create', stranger, 'kf')).toEqual([
      409,
      'inboundOrder.otherContract',
    ])
    const own = records.find((each: { customerId: string }) => each.customerId === customerId)
    const late = await draft({ contractId: own.id, expectDate: '2099-01-01', auditStatus: 1 })
    expect(await answer('inboundOrder.create', late, 'kf')).toEqual([
      409,
      'inboundOrder.contractNotHolding',
    ])
  })

  test('after the audit only the remark changes', async () => {
    const { id, version } = await audited()
    const imvoy = { id, version, imvoy: '026E' }
    expect(await answer('inboundOrder.update', imvoy, 'kf')).toEqual(wrongStatus)
    const noted = await app().data('inboundOrder.update', { id, version, remark: '加急' }, 'kf')
    expect(noted).toMatchObject({ remark: '加急', orderStatus: 2 })
  })
})
