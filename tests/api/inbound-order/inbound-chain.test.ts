import { add, compare } from '@yuncang/shared/kernel/decimal'
import { describe, expect, test } from 'vitest'
import { inboundSuite } from '../../support/inbound.ts'

const suite = inboundSuite()
const { app, planned, receiving, plansOf, linesOf, answer, actionsOf, lots, notices } = suite

const total = (values: readonly string[]) => values.reduce((sum, each) => add(sum, each), '0')

describe('scenario A comes in', () => {
  test('64 pallets are booked, 63 come, and the missing one is decided', async () => {
    const order = await planned()
    const { id, orderNo } = order
    expect(order).toMatchObject({ orderStatus: 3, bondedFlag: 1, isCard: 0, inboundDate: null })
    const plans = await plansOf(id)
    expect(plans.reduce((sum, plan) => sum + plan.planPieces, 0)).toBe(64)
    expect(compare(total(plans.map(({ planNet }) => planNet)), '80640')).toBe(0)
    expect(plans.every(({ locationCode }) => locationCode.startsWith('W1-A'))).toBe(true)

    await app().data('inboundOrder.setCard', { ids: [id], isCard: 1 }, 'gw')
    const begun = await app().data('inboundPlan.start', { id }, 'lh')
    expect(begun).toMatchObject({ orderStatus: 4, startTime: expect.any(String) })

    const short = (await plansOf(id)).find(({ containerNo }) => containerNo === 'DEMU1000031')!
    const one = { id: short.id, actPieces: short.planPieces - 1 }
    const done = await app().data(
      'inboundPlan.finish',
      { id, bizDate: '2025-03-03', plans: [one], restAsPlanned: 1 },
      'lh',
    )
    expect(done).toMatchObject({ orderStatus: 5, inboundDate: '2025-03-03' })

    const stored = await lots(id)
    expect(compare(total(stored.map(({ onHandQty }) => onHandQty)), '79.38')).toBe(0)
    expect(stored.reduce((sum, lot) => sum + lot.onHandPallets, 0)).toBe(63)
    expect(stored[0]).toMatchObject({
      lotNo: `${orderNo}-01`,
      unit: 'TNE',
      productCode: 'TSR20',
      masterBillNo: suite.bill(),
      containerSize: '20GP',
      bondedFlag: 1,
      inDate: '2025-03-03',
      ageDate: '2025-03-03',
      sourceNo: orderNo,
    })
    expect(await linesOf(id)).toMatchObject([
      { actPieces: 16, actNet: '20160.000', diffType: '0' },
      { diffType: '0' },
      { actPieces: 15, actPallet: 15, actNet: '18900.000', diffType: '1', diffDecision: '' },
      { diffType: '0' },
    ])
    const boxes = await app().data('inboundOrder.containers', { id }, 'kf')
    expect(boxes.map((box: { unloadStatus: number }) => box.unloadStatus)).toEqual([2, 2, 2, 2])

    const early = await app().call('inboundOrder.complete', { id }, 'kf')
    expect([early.status, early.body.msg]).toEqual([
      409,
      `订单 ${orderNo} 还有 1 行差异未处理（第 3 行「20号标准胶 TSR20」），请先确定按实收、待补或索赔`,
    ])
    const lineId = (await linesOf(id))[2]!.id
    const decisions = [{ lineId, diffDecision: 'ACTUAL' }]
    await app().data('inboundOrder.decideDiffs', { id, decisions }, 'kf')
    expect(await app().data('inboundOrder.complete', { id }, 'kf')).toMatchObject({
      orderStatus: 6,
    })
    expect(await app().data('inboundOrder.close', { id }, 'sh')).toMatchObject({ orderStatus: 7 })
    expect(await actionsOf(id)).toEqual([
      'create',
      'submit',
      'pass',
      'generatePlan',
      'setCard',
      'startTally',
      'received',
      'decideDiffs',
      'complete',
      'close',
    ])
  })

  test('plan by plan: the order is received with the last one, on the last of their days', async () => {
    const { id } = await receiving()
    const plans = await plansOf(id)
    for (const [index, plan] of plans.entries()) {
      const isLast = index === plans.length - 1
      const done = await app().data(
        'inboundPlan.finish',
        {
          id,
          bizDate: index === 0 ? '2025-03-05' : '2025-03-03',
          plans: [{ id: plan.id, actPieces: plan.planPieces }],
        },
        'lh',
      )
      expect(done).toMatchObject({
        orderStatus: isLast ? 5 : 4,
        inboundDate: isLast ? '2025-03-05' : null,
      })
    }
    const again = { id, plans: [{ id: plans[0]!.id, actPieces: 1 }] }
    expect(await answer('inboundPlan.finish', again, 'lh')).toEqual([
      409,
      'inboundOrder.wrongStatus',
    ])
  })

  test('each step calls those who must act next, and settles what was asked before', async () => {
    const { id } = await receiving()
    await app().data('inboundPlan.finish', { id, restAsPlanned: 1 }, 'lh')
    const told = await notices(id)
    expect(told.map(({ audience, kind }) => [audience, kind])).toEqual([
      ['inboundOrder:audit', 'inboundOrder.toAudit'],
      ['inboundOrder:plan', 'inboundOrder.toPlan'],
      ['inboundOrder:tally', 'inboundOrder.toTally'],
      ['inboundOrder:tally', 'inboundOrder.toFinish'],
      ['inboundOrder:complete', 'inboundOrder.toComplete'],
    ])
    expect(told.map(({ doneTime }) => doneTime === null)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
  })

  test('what was posted is taken back and posted anew; lots keep their history', async () => {
    const { id } = await receiving()
    await app().data('inboundPlan.finish', { id, restAsPlanned: 1, bizDate: '2025-03-03' }, 'lh')
    const [plan] = await plansOf(id)
    const back = await app().data('inboundPlan.unFinish', { id: plan!.id }, 'ck')
    expect(back).toMatchObject({ orderStatus: 4, inboundDate: null })
    expect((await linesOf(id))[0]).toMatchObject({ actPieces: null, diffType: '' })
    expect((await plansOf(id))[0]).toMatchObject({ status: 1, actPieces: null })
    const twice = await answer('inboundPlan.unFinish', { id: plan!.id }, 'ck')
    expect(twice).toEqual([409, 'inboundPlan.notFinished'])
    const plans = [{ id: plan!.id, actPieces: plan!.planPieces, damagePieces: 2, note: '破包' }]
    await app().data('inboundPlan.finish', { id, plans, bizDate: '2025-03-04' }, 'lh')
    const stored = (await lots(id)).filter(({ containerNo }) => containerNo === plan!.containerNo)
    expect(
      stored.map(({ productStatus, onHandPieces }) => [productStatus, onHandPieces]).sort(),
    ).toEqual([
      ['1', 0],
      ['1', plan!.planPieces - 2],
      ['2', 2],
    ])
    const [box] = await app().data('inboundOrder.containers', { id }, 'kf')
    expect(box).toMatchObject({ unloadStatus: 2, damageNote: '破包' })
    const all = await app().data('inboundPlan.unFinish', { id }, 'ck')
    expect(all.orderStatus).toBe(4)
    expect((await lots(id)).every(({ onHandPieces }) => onHandPieces === 0)).toBe(true)
    // What is noted of a container goes no further than its last whole character.
    const long = '湿'.repeat(496)
    const noted = plans.map((each) => ({ ...each, note: `${long}😀` }))
    await app().data('inboundPlan.finish', { id, plans: noted, bizDate: '2025-03-04' }, 'lh')
    const [again] = await app().data('inboundOrder.containers', { id }, 'kf')
    expect(again.damageNote).toBe(`破包；${long}`)
  })
})
