// @postgres: a container that two orders ask for at once
import { describe, expect, test } from 'vitest'
import { boxes, goods, inboundSuite, oneLine } from '../../support/inbound.ts'

const { app, bill, submitted, receiving, received, draft, answer } = inboundSuite()

/* A container comes with one voyage (docs/domain/inbound.md#containers). */
const elsewhere = [409, 'inboundOrder.containerElsewhere']
const of = (n: number, more: object) => ({ masterBillNo: bill(n), ...more, auditStatus: 1 })
const create = async (more: object) => answer('inboundOrder.create', await draft(more), 'kf')

describe('a container that is to come with another order', () => {
  test('is refused for another voyage and for none, with the other order', async () => {
    const { orderNo } = await submitted({ enShipName: 'DEMO STAR', imvoy: '1A' })
    const input = await draft(of(2, { enShipName: 'DEMO STAR', imvoy: '2A' }))
    const { status, body } = await app().call('inboundOrder.create', input, 'kf')
    expect(status).toBe(409)
    expect(body.msg).toBe(
      `箱号 ${boxes[0]} 已在未入库的订单 ${orderNo} 中，请核对箱号；拼箱请在两张订单填写相同的船名和航次`,
    )
    expect(await create(of(2, { enShipName: 'DEMO SUN', imvoy: '1A' }))).toEqual(elsewhere)
    expect(await create(of(2, { enShipName: '', imvoy: '' }))).toEqual(elsewhere)
    const noted = await draft({ masterBillNo: bill(2), enShipName: '', imvoy: '' })
    expect(await answer('inboundOrder.create', noted, 'kf')).toEqual([200, undefined])
  })

  test('is shared by orders of one voyage, and comes again once its goods are in', async () => {
    const { id } = await receiving({ enShipName: 'DEMO MOON', imvoy: '7w' })
    const part = oneLine({ planNet: '9000', planGross: '10000' })
    const shared = of(2, { ...part, enShipName: ' demo moon', imvoy: '7W' })
    const { data } = (await app().call('inboundOrder.create', await draft(shared), 'kf')).body
    expect(data).toMatchObject({ orderStatus: 1 })
    await app().data('inboundOrder.updateList', { auditStatus: '0', ids: [data.id] }, 'kf')
    expect(await create(of(3, { enShipName: 'DEMO MOON', imvoy: '8W' }))).toEqual(elsewhere)
    await app().data('inboundPlan.finish', { id, restAsPlanned: 1 }, 'lh')
    expect(await create(of(3, { enShipName: 'DEMO MOON', imvoy: '8W' }))).toEqual([200, undefined])
  })

  test('keeps an order from being tallied again', async () => {
    const { id } = await received({ enShipName: 'DEMO RIVER', imvoy: '3E' })
    await submitted(of(2, { enShipName: 'DEMO RIVER', imvoy: '4E' }))
    expect(await answer('inboundPlan.unFinish', { id }, 'ck')).toEqual(elsewhere)
  })

  test('goes to one of two orders that are submitted at once', async () => {
    const inputs = await Promise.all(
      [1, 2].map((n) => draft(of(n, { enShipName: 'DEMO LAKE', imvoy: `${n}E` }))),
    )
    const answers = await Promise.all(
      inputs.map((input) => answer('inboundOrder.create', input, 'kf')),
    )
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409])
  })
})

describe('a container that would weigh more than any may', () => {
  const twoLines = (gross: string) => ({
    inboundContainerList: [{ containerNo: boxes[0]!, containerSize: '20GP' }],
    inboundProductList: [
      goods(boxes[0]!, { planGross: gross }),
      goods(boxes[0]!, { planNet: '9000', planGross: '10000' }),
    ],
  })

  test('keeps an order written by hand from being submitted, which says what it weighs', async () => {
    const heavy = await draft({ ...twoLines('20480.001'), auditStatus: 1 })
    const { status, body } = await app().call('inboundOrder.create', heavy, 'kf')
    expect([status, body.msg]).toEqual([
      400,
      `箱号 ${boxes[0]} 的货物重 30,480.001 kg，超过集装箱总重上限 30,480 kg，请核对重量和单位`,
    ])
    const { id } = await app().data('inboundOrder.create', await draft(twoLines('20480.001')), 'kf')
    const submit = { auditStatus: '1', ids: [id] }
    expect(await answer('inboundOrder.updateList', submit, 'kf')).toEqual([
      400,
      'inboundOrder.containerTooHeavy',
    ])
    expect(await create(of(2, twoLines('20480')))).toEqual([200, undefined])
  })

  test('is weighed over all orders that it comes with, which are named to whoever may see them', async () => {
    const voyage = { enShipName: 'DEMO HILL', imvoy: '9W' }
    const { orderNo } = await submitted({ ...oneLine(), ...voyage })
    const more = (planGross: string) =>
      of(2, { ...oneLine({ planNet: '9000', planGross }), ...voyage })
    const { status, body } = await app().call(
      'inboundOrder.create',
      await draft(more('10000.001')),
      'kf',
    )
    expect([status, body.msg]).toEqual([
      400,
      `箱号 ${boxes[0]} 的货物与订单 ${orderNo} 合计重 30,480.001 kg，超过集装箱总重上限 30,480 kg，请核对各订单的重量和单位`,
    ])
    expect(await create(more('10000'))).toEqual([200, undefined])
  })
})
