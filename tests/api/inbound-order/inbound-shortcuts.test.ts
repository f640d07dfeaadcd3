import { describe, expect, test } from 'vitest'
import { boxes, inboundSuite, oneLine } from '../../support/inbound.ts'

const suite = inboundSuite()
const { app, bill, draft, audited, planned, received, plansOf, linesOf, answer, lots } = suite
const { actionsOf, placesOf, ownPlaces } = suite

const card = (id: string) => app().data('inboundOrder.setCard', { ids: [id], isCard: 1 }, 'gw')

describe('goods that come in without a tally', () => {
  test('straight from the audit: what is named came, of the rest nothing did', async () => {
    const { id } = await audited()
    const lines = await linesOf(id)
    const { places } = await ownPlaces(2)
    const goods = [
      { lineId: lines[0]!.id, locationId: places[0]!.id, actPieces: 8 },
      { lineId: lines[0]!.id, locationId: places[1]!.id, actPieces: 9 },
    ]
    const input = { id, bizDate: '2025-03-03', remark: '直接入库', goods }
    expect(await answer('inboundOrder.saveAndCreateInventory', input, 'ck')).toEqual([
      409,
      'inboundOrder.cardMissing',
    ])
    await card(id)
    const done = await app().data('inboundOrder.saveAndCreateInventory', input, 'ck')
    expect(done).toMatchObject({ orderStatus: 5, inboundDate: '2025-03-03', remark: '直接入库' })
    expect(await linesOf(id)).toMatchObject([
      { actPieces: 17, diffType: '2' },
      { actPieces: 0, diffType: '1' },
      { actPieces: 0, diffType: '1' },
      { actPieces: 0, diffType: '1' },
    ])
    expect((await lots(id)).map(({ onHandPieces }) => onHandPieces).sort()).toEqual([8, 9])
    const back = await app().data('inboundPlan.unFinish', { id }, 'ck')
    expect(back.orderStatus).toBe(4)
  })

  test('by paper: named plans as given, the others as planned, with the reason in the record', async () => {
    const { id } = await planned()
    await card(id)
    const [plan] = await plansOf(id)
    const input = { id, reason: '码头已代为理货', paperNo: 'LH-2025-03', bizDate: '2025-03-03' }
    for (const blank of ['reason', 'paperNo'])
      expect(
        (await app().call('inboundOrder.markInbounded', { ...input, [blank]: ' ' }, 'ck')).status,
      ).toBe(400)
    const plans = [{ id: plan!.id, actPieces: plan!.planPieces - 1 }]
    const done = await app().data('inboundOrder.markInbounded', { ...input, plans }, 'ck')
    expect(done).toMatchObject({ orderStatus: 5, inboundDate: '2025-03-03' })
    expect((await lots(id)).reduce((sum, lot) => sum + lot.onHandPieces, 0)).toBe(63)
    const records = await app().data('record.operations', { businessId: id }, 'kf')
    expect(records.at(-1)).toMatchObject({
      action: 'markInbounded',
      fieldDiff: {
        orderStatus: { before: 3, after: 5 },
        reason: { before: null, after: '码头已代为理货' },
        paperNo: { before: null, after: 'LH-2025-03' },
      },
    })
  })

  test('the address of the manifest plans an audited order and takes a remark along', async () => {
    const { id } = await audited(oneLine())
    const face = {
      method: 'POST',
      path: '/api/lh-wms/inboundOrderManifest/addAndCreatePlan',
    } as const
    const input = { id, remark: '先卸', workTeam: '一班', planDate: '2026-12-02' }
    const { body } = await app().call('inboundOrder.saveAndCreatePlan', input, 'ck', {}, face)
    expect(body.data).toMatchObject({ orderStatus: 3, remark: '先卸' })
    expect(await plansOf(id)).toMatchObject([{ workTeam: '一班', planDate: '2026-12-02' }])
    const more = { id, planIds: [(await plansOf(id))[0]!.id], tallyMan: '理货员甲（虚构）' }
    await app().data('inboundPlan.assign', more, 'ck')
    expect(await plansOf(id)).toMatchObject([{ workTeam: '一班', tallyMan: '理货员甲（虚构）' }])
  })
})

describe('a manifest that comes along', () => {
  const manifestOf = async (id: string) => {
    const { masterBillNo } = await app().data('inboundOrder.get', { id }, 'kf')
    const lines = await app().data('inboundManifest.ofBill', { masterBillNo }, 'kf')
    return lines.map((line: { manifestPieces: number; mark: string }) => [
      line.manifestPieces,
      line.mark,
    ])
  }

  test('is kept for the bill with the plans, and replaced by that of the next call', async () => {
    const { id } = await audited(oneLine())
    const face = {
      method: 'POST',
      path: '/api/lh-wms/inboundOrderManifest/addAndCreatePlan',
    } as const
    const plan = (input: object) =>
      app().call('inboundOrder.saveAndCreatePlan', { id, ...input }, 'ck', {}, face)
    const first = [
      { manifestPieces: 600, mark: 'A' },
      { manifestPieces: 400, mark: 'B' },
    ]
    expect((await plan({ inboundManifestList: first })).status).toBe(200)
    expect(await manifestOf(id)).toEqual([
      [600, 'A'],
      [400, 'B'],
    ])
    const next = [{ manifestPieces: 1000, mark: 'C' }]
    expect((await plan({ inboundManifestList: next })).status).toBe(200)
    expect(await manifestOf(id)).toEqual([[1000, 'C']])
  })

  test('that the deliveries exceed keeps the plans from being made as well', async () => {
    const { id } = await audited(oneLine())
    const input = { id, inboundManifestList: [{ manifestPieces: 1 }] }
    expect(await answer('inboundOrder.saveAndCreatePlan', input, 'ck')).toEqual([
      409,
      'inboundManifest.morePieces',
    ])
    expect(await plansOf(id)).toEqual([])
    expect(await manifestOf(id)).toEqual([])
  })

  test('goes with goods that come in without a tally', async () => {
    const { id } = await audited()
    await card(id)
    const [line] = await linesOf(id)
    const { places } = await ownPlaces(1)
    const goods = [{ lineId: line!.id, locationId: places[0]!.id, actPieces: 8 }]
    const inboundManifestList = [{ manifestPieces: 1000, mark: 'D' }]
    const done = await app().data(
      'inboundOrder.saveAndCreateInventory',
      { id, goods, inboundManifestList },
      'ck',
    )
    expect(done.orderStatus).toBe(5)
    expect(await manifestOf(id)).toEqual([[1000, 'D']])
  })
})

describe('what an order is asked', () => {
  test('where it stands, and what oneself can do with it', async () => {
    const { id } = await received()
    const state = await app().data('inboundOrder.state', { id }, 'kf')
    expect(state).toMatchObject({
      orderStatus: 5,
      orderStatusName: '已入库',
      auditStatus: 2,
      openDiffs: 0,
      actions: ['amend', 'setMonthAgency', 'setQuotation', 'decideDiffs', 'complete'],
    })
    expect(state.finishedPlans).toBe(state.plans)
  })

  test('a bill of lading: who carries it, the next delivery of it, all of them', async () => {
    const asked = (masterBillNo: string) =>
      app().data('inboundOrder.testBill', { masterBillNo }, 'kf')
    expect(await asked(bill())).toEqual({ exists: false, ids: [], nextSplitSeq: 0 })
    const first = await app().data('inboundOrder.create', await draft(), 'kf')
    expect(await asked(bill().toLowerCase())).toEqual({
      exists: true,
      ids: [first.id],
      nextSplitSeq: 1,
    })
    expect(await answer('inboundOrder.create', await draft(), 'kf')).toEqual([
      409,
      'inboundOrder.billTaken',
    ])
    const second = await app().data('inboundOrder.create', await draft({ splitSeq: 1 }), 'kf')
    const other = await draft({
      splitSeq: 2,
      customerId: await suite.customerNamed('青岛示范仓储'),
    })
    expect(await answer('inboundOrder.create', other, 'kf')).toEqual([
      409,
      'inboundOrder.billOfOther',
    ])
    const all = await app().data('inboundOrder.ofBill', { masterBillNo: bill() }, 'kf')
    expect(all.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
    const [newest] = await app().data('inboundOrder.allBills', {}, 'kf')
    expect(newest).toEqual({ MASTER_BILL_NO: bill() })
    const choices = await app().data('inboundOrder.choices', { keyword: bill() }, 'kf')
    expect(choices[0]).toMatchObject({ dictLabel: bill(), orderStatus: 0 })
  })

  test('flags, owner and quotation are set for several orders, all or none', async () => {
    const one = await audited(oneLine())
    const two = await audited({ ...oneLine({}, boxes[1]), masterBillNo: bill(2) })
    const ids = [one.id, two.id]
    const hqCustomerId = await suite.customerNamed('青岛示范仓储')
    const owned = await app().data('inboundOrder.setOwner', { ids, hqCustomerId }, 'kf')
    expect(owned).toMatchObject([
      { hqCustomerId },
      { hqCustomerName: '青岛示范仓储有限公司（虚构）' },
    ])
    await app().data('inboundOrder.setMonthAgency', { ids, monthAgency: 1 }, 'kf')
    const { customerId } = one
    const [{ bjdId }] = await app().data('quotation.usable', { customerId }, 'sw')
    const priced = await app().data('inboundOrder.setQuotation', { ids, bjdId }, 'kf')
    expect(priced).toMatchObject([{ bjdId, monthAgency: 1 }, { bjdId }])
    await app().data('inboundOrder.generatePlan', { id: two.id }, 'ck')
    await card(two.id)
    await app().data('inboundPlan.start', { id: two.id }, 'lh')
    const late = { ids, hqCustomerId: null }
    expect(await answer('inboundOrder.setOwner', late, 'kf')).toEqual([
      409,
      'inboundOrder.wrongStatus',
    ])
    const untouched = await app().data('inboundOrder.get', { id: one.id }, 'kf')
    expect(untouched.hqCustomerId).toBe(hqCustomerId)
    const again = await app().data('inboundOrder.setMonthAgency', { ids, monthAgency: 1 }, 'kf')
    expect(again).toHaveLength(2)
    expect((await actionsOf(one.id)).filter((each) => each === 'setMonthAgency')).toHaveLength(1)
  })

  test('the owner of the lots is the one that the order names', async () => {
    const hqCustomerId = await suite.customerNamed('青岛示范仓储')
    const { id } = await received({ hqCustomerId })
    expect((await lots(id))[0]).toMatchObject({ hqCustomerId })
    expect(await placesOf('1')).not.toEqual([])
  })
})
