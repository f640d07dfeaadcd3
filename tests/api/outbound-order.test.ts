import { describe, expect, test } from 'vitest'
import { at, outboundSuite, type Made } from '../support/outbound.ts'
import { buyer } from '../support/rubber.ts'

const suite = outboundSuite()
const {
  app,
  bill,
  line,
  saved,
  submitted,
  pass,
  passed,
  issued,
  truckOf,
  orderOf,
  actionsOf,
  lots,
} = suite

const availableOf = async () => {
  const rows = await lots()
  return rows.reduce((sum, lot) => sum + Number(lot.onHandQty) - Number(lot.reservedQty), 0)
}

describe('scenario A', () => {
  test('20 pallets are promised, a second order finds too little, the truck takes what was promised', async () => {
    const order = await passed()
    expect(order).toMatchObject({ outboundStatus: 2, auditStatus: 2, bondedFlag: 1 })
    expect(order).toMatchObject({
      totalQty: '25.2000',
      totalPieces: 20,
      netWeight: '25200.000',
    })
    expect(order['orderNo']).toMatch(/^CK20250318\d{4}$/)
    expect((await availableOf()).toFixed(3)).toBe('54.180')
    const second = await app().call(
      'outboundOrder.create',
      { ...suite.draft({ lines: line({ qty: '55' }) }), auditStatus: 1 },
      at('kf'),
    )
    expect([second.status, second.body.msg]).toEqual([
      409,
      '未加载出符合条件的库存，点击查看库存预占详情',
    ])
    expect(second.body.data).toEqual({
      reason: 'outboundOrder.noStock',
      params: {
        bill: bill(),
        product: '20号标准胶 TSR20',
        unit: 'TNE',
        need: '55.0000',
        available: '54.1800',
      },
    })

    suite.setNow('2025-03-20T02:00:00.000Z')
    const trucks = [truckOf()]
    const [truck]: [Made] = await app().data(
      'outboundTruck.issue',
      { id: order.id, trucks },
      at('ck'),
    )
    expect(truck).toMatchObject({ status: 0, pickCode: expect.stringMatching(/^\d{6}$/) })
    await suite.letIn(truck)
    await suite.loadAll(order.id, truck.id)
    const gone = await suite.letOut(truck.id)
    expect(gone).toMatchObject({ status: 3, bizDate: '2025-03-20', signer: '司机甲' })
    expect(gone['loads']).toMatchObject([
      { qty: '20.1600', pieces: 16, pallets: 16, net: '20160.000', gross: '20480.000' },
      { qty: '5.0400', pieces: 4, pallets: 4, net: '5040.000', gross: '5120.000' },
    ])
    expect(await orderOf(order.id)).toMatchObject({
      outboundStatus: 6,
      outQty: '25.2000',
      outPieces: 20,
      outNet: '25200.000',
      outDate: '2025-03-20',
    })
    const finished = await app().data('outboundOrder.finish', { id: order.id }, at('sh'))
    expect(finished).toMatchObject({ outboundStatus: 7 })
    const rows = await lots()
    expect(rows.map((lot) => [lot.onHandQty, lot.onHandPallets, lot.reservedQty])).toEqual([
      ['0.0000', 0, '0.0000'],
      ['15.1200', 12, '0.0000'],
      ['18.9000', 15, '0.0000'],
      ['20.1600', 16, '0.0000'],
    ])
    expect(await actionsOf(order.id)).toEqual([
      'create',
      'submit',
      'pass',
      'issue',
      'gateIn',
      'document.add',
      'load',
      'gateOut',
      'finish',
    ])
    expect(await app().data('record.audits', { businessId: order.id }, at('sh'))).toMatchObject([
      { result: 2, msg: '可以' },
    ])
  })

  test('pieces alone are enough: the lots say how much they are', async () => {
    const order = await saved({ lines: line({ pieces: 20 }) })
    expect(order).toMatchObject({ totalQty: '25.2000', totalPieces: 20, netWeight: '25200.000' })
    const lines = await app().data('outboundOrder.lines', { id: order.id }, at('kf'))
    expect(lines).toMatchObject([{ unit: 'TNE', available: '79.3800', lotId: null, lotNo: '' }])
  })

  test('a named lot is taken before older ones', async () => {
    const [, , third] = await lots()
    const { id } = await passed({ lines: line({ lotId: third!.id, pieces: 15 }) })
    expect(await suite.allocationsOf(id)).toMatchObject([
      { lotNo: third!.lotNo, qty: '18.9000', pallets: 15, containerNo: 'DEMU1000031' },
    ])
  })
})

describe('what is asked for', () => {
  test('has to be there, and the customer’s', async () => {
    const { records } = await app().data('customer.page', { customerName: buyer }, at('kf'))
    const foreign = suite.draft({ customerId: records[0].id })
    const { status, body } = await app().call('outboundOrder.create', foreign, at('kf'))
    expect([status, body.msg]).toEqual([
      409,
      `提单 ${bill()} 下没有「${buyer}」的库存，请核对提单号和客户`,
    ])
    const wrong = suite.draft({ lines: [{ productId: 'nothing', qty: '1' }, ...line({})] })
    const refused = await app().call('outboundOrder.create', wrong, at('kf'))
    expect(refused.body.data.issues).toMatchObject([{ path: 'lines.1.qty' }])
    const stray = suite.draft({ lines: [{ productId: 'nothing', qty: '1' }] })
    expect((await app().call('outboundOrder.create', stray, at('kf'))).body.data.issues).toEqual([
      { path: 'lines.0.productId', message: `该货物不在提单 ${bill()} 的库存中，请重新选择` },
    ])
  })

  test('can be chosen from the bills and lots with something available', async () => {
    const customerId = suite.customer()
    const bills = await app().data('outboundOrder.bills', { customerId }, at('kf'))
    expect(bills).toContainEqual({ masterBillNo: bill() })
    await passed()
    const input = { customerId, masterBillNo: bill().toLowerCase() }
    const stock = await app().data('outboundOrder.stock', input, at('kf'))
    expect(stock.map((lot: any) => [lot.lotNo, lot.available])).toEqual([
      [`${bill()}-2`, '15.1200'],
      [`${bill()}-3`, '18.9000'],
      [`${bill()}-4`, '20.1600'],
    ])
  })

  test('changes while it is a draft, with what was different', async () => {
    const { id } = await saved()
    const change = { id, version: 1, receiver: '青岛收货厂', lines: line({ pieces: 2 }) }
    const after = await app().data('outboundOrder.update', change, at('kf'))
    expect(after).toMatchObject({ receiver: '青岛收货厂', totalQty: '2.5200', version: 2 })
    const stale = await app().call('outboundOrder.update', change, at('kf'))
    expect(stale.body.data.reason).toBe('record.stale')
    const [, changed]: Made[] = await app().data('record.operations', { businessId: id }, at('kf'))
    expect(Object.keys(changed!['fieldDiff'] as object).sort()).toEqual([
      'lines',
      'netWeight',
      'receiver',
      'totalPieces',
      'totalQty',
    ])
  })

  test('cannot be submitted without goods', async () => {
    const { id } = await saved({ lines: [] })
    const submit = { id, version: 1, auditStatus: 1 }
    const { body } = await app().call('outboundOrder.update', submit, at('kf'))
    expect(body.data.reason).toBe('outboundOrder.noLines')
  })
})

describe('the audit', () => {
  test('refuses what has gone to others meanwhile, and then nothing is changed', async () => {
    const first = await submitted({ lines: line({ qty: '50' }) })
    const second = await submitted({ lines: line({ qty: '30' }) })
    expect((await pass(first.id)).status).toBe(200)
    const refused = await pass(second.id)
    expect([refused.status, refused.body.data]).toMatchObject([
      409,
      { reason: 'outboundOrder.noStock', params: { need: '30.0000', available: '29.3800' } },
    ])
    expect(await orderOf(second.id)).toMatchObject({ outboundStatus: 1 })
    expect(await suite.allocationsOf(second.id)).toEqual([])
    expect(await app().data('record.audits', { businessId: second.id }, at('sh'))).toEqual([])
  })

  test('two auditors at once for the last goods: one wins', async () => {
    const other = await app().another()
    for (let round = 0; round < 3; round += 1) {
      const orders = [
        await submitted({ lines: line({ qty: '75' }) }),
        await submitted({ lines: line({ qty: '75' }) }),
      ]
      const answers = await Promise.all([pass(orders[0]!.id), pass(orders[1]!.id, other)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const lost = answers.find(({ status }) => status === 409)
      expect(lost?.body.data.reason).toBe('outboundOrder.noStock')
      const won = orders[answers.findIndex(({ status }) => status === 200)]!
      await app().data('outboundOrder.cancel', { id: won.id, msg: '重来' }, at('kf'))
    }
  })

  test('two orders at once that together fit are both promised their goods', async () => {
    const other = await app().another()
    const orders = [
      await submitted({ lines: line({ qty: '30' }) }),
      await submitted({ lines: line({ qty: '40' }) }),
    ]
    const answers = await Promise.all([pass(orders[0]!.id), pass(orders[1]!.id, other)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('passing and rejecting at once has one winner and one audit record', async () => {
    const { id } = await submitted()
    const answers = await Promise.all(
      [2, 3, 2, 3].map((type) =>
        app().call('outboundOrder.audit', { id, type, msg: 'x' }, at('sh')),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await app().data('record.audits', { businessId: id }, at('sh'))).toHaveLength(1)
  })

  test('nobody audits what they submitted; a rejection needs a reason and leads back', async () => {
    const headers = { ...(await app().headersOf('multi')), 'tenant-node': 'WMS_ZJWL' }
    const call = (operation: string, input: object) =>
      app().call(operation, input, undefined, headers)
    const own = await call('outboundOrder.create', suite.draft({ auditStatus: 1 }))
    const { id } = own.body.data
    const refused = await call('outboundOrder.audit', { id, type: 2 })
    expect([refused.status, refused.body.data.reason]).toEqual([403, 'outboundOrder.ownAudit'])
    const bare = await app().call('outboundOrder.audit', { id, type: 3, msg: ' ' }, at('sh'))
    expect(bare.body.msg).toBe('请填写原因')
    const rejected = await app().data(
      'outboundOrder.audit',
      { id, type: 3, msg: '缺提货委托' },
      at('sh'),
    )
    expect(rejected).toMatchObject({ outboundStatus: 8, auditStatus: 3 })
    const again = { id, version: rejected.version, auditStatus: 1 }
    expect(await app().data('outboundOrder.update', again, at('kf'))).toMatchObject({
      outboundStatus: 1,
    })
  })

  test('a submitted order is withdrawn by who submitted it, and by nobody else', async () => {
    const { id, version } = await submitted()
    const headers = { ...(await app().headersOf('multi')), 'tenant-node': 'WMS_ZJWL' }
    const input = { id, version }
    const other = await app().call('outboundOrder.withdraw', input, undefined, headers)
    expect([other.status, other.body.data.reason]).toEqual([403, 'outboundOrder.otherSubmitter'])
    expect(await app().data('outboundOrder.withdraw', input, at('kf'))).toMatchObject({
      outboundStatus: 0,
      submitBy: null,
    })
  })
})

describe('who may do what', () => {
  test('each step is refused to every role but its own', async () => {
    const { order, truck } = await issued()
    const steps: [string, object, string[]][] = [
      ['outboundOrder.create', suite.draft(), ['kf', 'kh', 'admin', 'trainer']],
      ['outboundOrder.audit', { id: order.id, type: 2 }, ['sh', 'admin', 'trainer']],
      ['outboundOrder.cancel', { id: 'x' }, ['kf', 'sh', 'admin', 'trainer']],
      ['outboundTruck.issue', { id: 'x', trucks: [truckOf()] }, ['ck', 'admin', 'trainer']],
      ['outboundTruck.gateIn', { id: truck.id }, ['mg', 'admin', 'trainer']],
      ['outboundTruck.load', { id: truck.id }, ['lh', 'admin', 'trainer']],
      ['outboundTruck.gateOut', { id: truck.id }, ['mg', 'admin', 'trainer']],
      ['outboundTruck.releaseWeight', { id: truck.id }, ['ck', 'admin', 'trainer']],
      ['outboundOrder.closeShort', { id: 'x' }, ['ck', 'admin', 'trainer']],
      ['outboundOrder.finish', { id: 'x' }, ['sh', 'admin', 'trainer']],
    ]
    const roles = 'kf sh ck lh gw sw jf cw mg sj kh admin trainer'.split(' ')
    for (const [operation, input, allowed] of steps) {
      const answers = await Promise.all(roles.map((role) => app().call(operation, input, at(role))))
      const let_in = roles.filter((_, index) => answers[index]!.status !== 403)
      expect({ operation, let_in }).toEqual({
        operation,
        let_in: roles.filter((role) => allowed.includes(role)),
      })
    }
  })

  test('a customer writes, submits and sees its own orders only', async () => {
    const own = await app().data('outboundOrder.create', suite.draft({ auditStatus: 1 }), at('kh'))
    expect(own).toMatchObject({ outboundStatus: 1 })
    const { records } = await app().data('customer.page', { customerName: buyer }, at('kf'))
    const foreign = suite.draft({ customerId: records[0].id })
    expect((await app().call('outboundOrder.create', foreign, at('kh'))).status).toBe(404)
    expect((await app().call('outboundOrder.get', { id: own.id }, 'kh.whwl')).status).toBe(404)
  })

  test('the code of a truck is for those who send it', async () => {
    const { order } = await issued()
    const seen = async (role: string) =>
      (await app().data('outboundTruck.list', { id: order.id }, at(role)))[0].pickCode
    expect(await seen('ck')).toMatch(/^\d{6}$/)
    expect(await seen('kh')).toMatch(/^\d{6}$/)
    expect([await seen('mg'), await seen('lh'), await seen('sh')]).toEqual(['', '', ''])
  })

  test('the gate sees the orders of today and those whose trucks are on their way', async () => {
    const waiting = await submitted()
    const due = await submitted({ pickDate: '2025-03-18' })
    const { order } = await issued()
    const { records } = await app().data('outboundOrder.page', { masterBillNo: bill() }, at('mg'))
    expect(records.map((row: any) => row.id).sort()).toEqual([due.id, order.id].sort())
    expect((await app().call('outboundOrder.get', { id: waiting.id }, at('mg'))).status).toBe(404)
  })
})
