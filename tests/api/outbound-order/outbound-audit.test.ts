// @postgres: races of audits for the same goods
import { describe, expect, test } from 'vitest'
import { at, outboundSuite } from '../../support/outbound.ts'

const suite = outboundSuite()
const { app, line, submitted, pass, orderOf } = suite

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
