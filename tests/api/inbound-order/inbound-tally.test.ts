import { describe, expect, test } from 'vitest'
import { inboundSuite, oneLine } from '../../support/inbound.ts'

const suite = inboundSuite()
const { app, audited, planned, receiving, plansOf, linesOf, answer, lots, ownPlaces } = suite

describe('what came is checked', () => {
  test('weights in tonnes, more damaged than came, weights without pieces, a day to come', async () => {
    const { id } = await receiving()
    const [plan] = await plansOf(id)
    const finish = (more: object, bizDate = '2025-03-03') => ({
      id,
      bizDate,
      plans: [{ id: plan!.id, actPieces: plan!.planPieces, ...more }],
    })
    const tonnes = await app().call('inboundPlan.finish', finish({ actNet: '20.16' }), 'lh')
    expect([tonnes.status, tonnes.body.data.reason]).toEqual([400, 'inboundPlan.otherUnit'])
    expect(tonnes.body.msg).toContain('请检查单位（千克，不是吨）')
    const cases: [object, string][] = [
      [{ damagePieces: 99 }, 'inboundPlan.damagedAbove'],
      [{ actPieces: 0, actNet: '100' }, 'inboundPlan.weightWithoutPieces'],
      [{ actNet: '20160', actGross: '20000' }, 'inboundOrder.netAboveGross'],
    ]
    for (const [more, reason] of cases)
      expect(await answer('inboundPlan.finish', finish(more), 'lh')).toEqual([400, reason])
    expect(await answer('inboundPlan.finish', finish({}, '2999-01-01'), 'lh')).toEqual([
      400,
      'inventory.inFuture',
    ])
    expect(await lots(id)).toEqual([])
  })

  test('more than the location takes is refused, and goes elsewhere', async () => {
    const { areaId, places } = await ownPlaces(2)
    const { id } = await audited(
      oneLine({ planPieces: 10, planPallet: 10, planNet: '12600', planGross: '12800' }),
    )
    await app().data('inboundOrder.generatePlan', { id, storageAreaId: areaId }, 'ck')
    await app().data('inboundOrder.setCard', { ids: [id], isCard: 1 }, 'gw')
    await app().data('inboundPlan.start', { id }, 'lh')
    const [plan] = await plansOf(id)
    const over = { id: plan!.id, actPieces: 11 }
    expect(await answer('inboundPlan.finish', { id, plans: [over] }, 'lh')).toEqual([
      409,
      'inboundPlan.tooManyPallets',
    ])
    const elsewhere = { id: plan!.id, actPieces: 9, locationId: places[1]!.id }
    await app().data('inboundPlan.finish', { id, plans: [elsewhere] }, 'lh')
    expect(await lots(id)).toMatchObject([{ locationCode: places[1]!.code, onHandPieces: 9 }])
    expect(await plansOf(id)).toMatchObject([{ locationCode: places[1]!.code, status: 2 }])
  })

  test('nothing came of a plan: it is finished, without a lot', async () => {
    const { id } = await planned(oneLine())
    await app().data('inboundOrder.setCard', { ids: [id], isCard: 1 }, 'gw')
    await app().data('inboundPlan.start', { id }, 'lh')
    const plans = (await plansOf(id)).map((plan) => ({ id: plan.id, actPieces: 0 }))
    const done = await app().data('inboundPlan.finish', { id, plans }, 'lh')
    expect(done.orderStatus).toBe(5)
    expect(await lots(id)).toEqual([])
    expect(await linesOf(id)).toMatchObject([{ actPieces: 0, diffType: '1' }])
  })
})
