// @postgres: sums of received goods
import { describe, expect, test } from 'vitest'
import { boxes, inboundSuite, oneLine } from '../../support/inbound.ts'

const suite = inboundSuite()
const { app, bill, submitted, planned, receiving, received, plansOf, answer, customerNamed } = suite

const get = (id: string, as = 'sh') => app().data('inboundOrder.get', { id }, as)

describe('the contract of an order', () => {
  test('that names none is the one of the customer that holds on the expected day', async () => {
    const { records } = await app().data('contract.page', { status: 2, size: 50 }, 'sw')
    const customerId = await customerNamed('样例橡胶')
    const own = records.find((each: { customerId: string }) => each.customerId === customerId)
    const { id } = await submitted({ expectDate: own.endDate })
    expect(await get(id)).toMatchObject({ contractId: own.id })
  })

  test('is none where the customer has none; who audits sees it and may pass it', async () => {
    const { id } = await submitted({ expectDate: '2099-01-01' })
    expect(await get(id)).toMatchObject({ contractId: null, orderStatus: 1 })
    const passed = await app().data('inboundOrder.audit', { id, type: 2 }, 'sh')
    expect(passed).toMatchObject({ contractId: null, orderStatus: 2 })
  })
})

describe('the customs gate', () => {
  test('keeps the number of the 核放单 on the order, as machines write it, until it is undone', async () => {
    const { id } = await planned()
    const card = (isCard: 0 | 1, passportNo?: string) =>
      app().data('inboundOrder.setCard', { ids: [id], isCard, passportNo }, 'gw')
    await card(1, ' p４２０125i000000231 ')
    expect(await get(id)).toMatchObject({ isCard: 1, passportNo: 'P420125I000000231' })
    await card(0)
    expect(await get(id)).toMatchObject({ isCard: 0, passportNo: '' })
  })
})

describe('what came', () => {
  const planOnly = { actPieces: null, actNet: null, actGross: null, actVolume: null }
  const asPlanned = {
    actPieces: 64,
    actNet: '80640.000',
    actGross: '81920.000',
    actVolume: '129.9200',
  }

  test('stands on the order once all of it is in, and no more when the tally is taken back', async () => {
    const { id } = await receiving()
    const [first, ...others] = await plansOf(id)
    const short = { id: first!.id, actPieces: 15 }
    await app().data('inboundPlan.finish', { id, plans: [short] }, 'lh')
    expect(await get(id)).toMatchObject(planOnly)
    const plans = others.map((plan) => ({ id: plan.id, actPieces: plan.planPieces }))
    await app().data('inboundPlan.finish', { id, plans }, 'lh')
    const came = { actPieces: 63, actNet: '79380.000', actGross: '80640.000' }
    expect(await get(id)).toMatchObject({ ...came, totalPieces: 64, netWeight: '80640.000' })
    await app().data('inboundPlan.unFinish', { id: first!.id }, 'ck')
    expect(await get(id)).toMatchObject({ ...planOnly, orderStatus: 4 })
  })

  test('stands there as well when it was received without tally or by paper', async () => {
    expect(await get((await received()).id)).toMatchObject(asPlanned)
    const { id } = await receiving({ masterBillNo: bill(2) })
    const paper = { id, paperNo: 'SH-1', reason: '纸质理货单' }
    await app().data('inboundOrder.markInbounded', paper, 'ck')
    expect(await get(id)).toMatchObject(asPlanned)
  })
})

describe('figures that are unlike the plan', () => {
  const unlike = async (more: object, no = 1) => {
    const { id } = await receiving({ ...oneLine({}, boxes[no]), masterBillNo: bill(no) })
    const [plan] = await plansOf(id)
    const plans = [{ id: plan!.id, actPieces: 16, ...more }]
    const asked = await answer('inboundPlan.finish', { id, plans }, 'lh')
    return { id, plans, asked }
  }

  test('are asked about, and posted when they were looked at again', async () => {
    const { id, plans, asked } = await unlike({ actNet: '8000', actGross: '8100' })
    expect(asked).toEqual([409, 'inboundPlan.unusualWeight'])
    const posted = await app().data('inboundPlan.finish', { id, plans, confirmed: 1 }, 'lh')
    expect(posted).toMatchObject({ orderStatus: 5, actNet: '8000.000' })
  })

  test('are asked about before anything else is said, a full location as well', async () => {
    const { asked } = await unlike({ actNet: '99999', actGross: '99999' })
    expect(asked).toEqual([409, 'inboundPlan.unusualWeight'])
    const many = await unlike({ actPieces: 160 }, 2)
    expect(many.asked).toEqual([409, 'inboundPlan.unusualPieces'])
  })

  test('are asked about without tally and by paper, too', async () => {
    const { id } = await planned({ ...oneLine(), inboundType: '4', bondedFlag: 0 })
    const [plan] = await plansOf(id)
    const { lineId, locationId } = plan!
    const goodsIn = [{ lineId, locationId, actPieces: 16, actNet: '99999', actGross: '99999' }]
    expect(
      await answer('inboundOrder.saveAndCreateInventory', { id, goods: goodsIn }, 'ck'),
    ).toEqual([409, 'inboundPlan.unusualWeight'])
    const plans = [{ id: plan!.id, actPieces: 16, actNet: '99999', actGross: '99999' }]
    const paper = { id, paperNo: 'SH-1', reason: '纸质理货单', plans }
    expect(await answer('inboundOrder.markInbounded', paper, 'ck')).toEqual([
      409,
      'inboundPlan.unusualWeight',
    ])
  })
})

test('a container that nobody has opened is named when all the rest is to be finished', async () => {
  const { id } = await planned()
  await app().data('inboundOrder.setCard', { ids: [id], isCard: 1 }, 'gw')
  const [first] = await plansOf(id)
  await app().data('inboundPlan.start', { id, planIds: [first!.id] }, 'lh')
  const all = { id, restAsPlanned: 1 }
  const { status, body } = await app().call('inboundPlan.finish', all, 'lh')
  expect([status, body.data.reason]).toEqual([409, 'inboundPlan.unopened'])
  for (const no of boxes.filter((each) => each !== first!.containerNo))
    expect(body.msg).toContain(no)
  expect(body.msg).not.toContain(first!.containerNo)
  const after = await app().data('inboundPlan.finish', { ...all, confirmed: 1 }, 'lh')
  expect(after.orderStatus).toBe(5)
})
