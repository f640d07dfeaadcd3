// @postgres: two people at the same rows
import { describe, expect, test } from 'vitest'
import { anotherClient } from '../../support/another-client.ts'
import { engineOfRun } from '../../support/database.ts'
import { at, gate, outboundSuite } from '../../support/outbound.ts'

const suite = outboundSuite()
const { app, call, issued, letIn, orderOf, saved, submitted, truckOf } = suite

const stale = (name: string, ...verbs: string[]) => ({
  status: 409,
  msg: expect.stringMatching(
    new RegExp(
      `^数据已被他人修改，请刷新后核对：${verbs.map((verb) => `${name} 2025-03-18 09:00:00 ${verb}`).join('、')}$`,
    ),
  ),
  reason: 'record.stale',
})
const told = async (operation: string, input: object, role: string) => {
  const { status, body } = await call(operation, input, role)
  return { status, msg: body.msg, reason: body.data?.reason }
}

describe('whoever acts on what is no longer so', () => {
  test('does not pass what was changed since, and reads what, by whom and when', async () => {
    const seen = await submitted()
    const again = { id: seen.id, version: seen.version }
    const draft = await app().data('outboundOrder.withdraw', again, at('kf'))
    await app().data(
      'outboundOrder.update',
      { id: seen.id, version: draft.version, remark: '改了', auditStatus: 1 },
      at('kf'),
    )
    const pass = { ...again, type: 2, msg: '' }
    const name = '.+'
    expect(await told('outboundOrder.audit', pass, 'sh')).toEqual(
      stale(name, '撤回', '修改', '提交审核'),
    )
    expect(await orderOf(seen.id)).toMatchObject({ outboundStatus: 1 })
    const now = await orderOf(seen.id)
    expect(
      (await told('outboundOrder.audit', { ...pass, version: now.version }, 'sh')).status,
    ).toBe(200)
  })

  test.runIf(engineOfRun === 'postgres')(
    'does not submit what is changed at this moment',
    async () => {
      const { id, version } = await saved()
      const other = await anotherClient(app().database.ownerUrl, 'WMS_ZJWL')
      await other.query(
        "update outbound_order set version = version + 1, pick_date = '2025-03-21' where id = $1",
        [id],
      )
      const answer = told('outboundOrder.update', { id, version, auditStatus: 1 }, 'kf')
      await expect.poll(other.waiting).toBe(1)
      await other.commit()
      expect(await answer).toMatchObject({ status: 409, reason: 'record.stale' })
      expect(await orderOf(id)).toMatchObject({ outboundStatus: 0 })
    },
  )

  test('does not load over what somebody else has loaded', async () => {
    const { order, truck } = await issued()
    const inside = await letIn(truck)
    const [first, second] = await suite.allocationsOf(order.id)
    const put = (version: number, allocationId: string) => ({
      id: truck.id,
      version,
      loads: [{ allocationId, qty: '1.26' }],
      signer: '司机甲',
    })
    const other = await app().another()
    const answers = await Promise.all([
      app().call('outboundTruck.load', put(inside.version, first!.id), at('lh')),
      other.call('outboundTruck.load', put(inside.version, second!.id), at('lh')),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [loaded] = await app().data('outboundTruck.list', { id: order.id }, at('lh'))
    expect(loaded.loads).toHaveLength(1)
    const out = { id: truck.id, version: inside.version }
    expect(await told('outboundTruck.gateOut', out, 'mg')).toEqual(stale('.+', '装车'))
    const again = { ...out, version: loaded.version }
    expect((await told('outboundTruck.gateOut', again, 'mg')).status).toBe(200)
  })

  test.each([
    ['outboundOrder.cancel', 'kf', { msg: '不要了' }],
    ['outboundTruck.issue', 'ck', {}],
  ])('is refused %s', async (operation, role, more) => {
    const { order } = await issued()
    const given = operation === 'outboundTruck.issue' ? { trucks: [truckOf(2)] } : more
    const old = { id: order.id, version: order.version, ...given }
    expect(await told(operation, old, role)).toEqual(stale('.+', '下发提货指令'))
    const now = { ...old, version: (await orderOf(order.id)).version }
    expect((await told(operation, now, role)).status).toBe(200)
  })

  test('who does not say what he saw acts on what is there', async () => {
    const { truck } = await issued()
    expect((await told('outboundTruck.gateIn', gate(truck), 'mg')).status).toBe(200)
    const early = { ...gate(truck), version: truck.version }
    expect(await told('outboundTruck.gateIn', early, 'mg')).toEqual(stale('.+', '登记入场'))
  })
})
