import { add, compare } from '@yuncang/shared/kernel/decimal'
import { describe, expect, test } from 'vitest'
import { boxes, inboundSuite, oneLine } from '../../support/inbound.ts'

const suite = inboundSuite()
const { app, bill, audited, plansOf, linesOf, answer, placesOf, ownPlaces } = suite

describe('where goods lie', () => {
  test('the server fills one location after the other and splits a line over several', async () => {
    const { areaId, places } = await ownPlaces(2)
    const { id } = await audited(oneLine())
    const suggested = await app().data(
      'inboundOrder.suggestPlan',
      { id, storageAreaId: areaId },
      'ck',
    )
    expect(suggested.unplaced).toEqual([])
    expect(suggested.plans).toMatchObject([
      {
        locationCode: places[0]!.code,
        planPieces: 10,
        planNet: '12600.000',
        planGross: '12800.000',
      },
      { locationCode: places[1]!.code, planPieces: 6, planNet: '7560.000', planGross: '7680.000' },
    ])
    expect(await plansOf(id)).toEqual([])
    await app().data('inboundOrder.generatePlan', { id, storageAreaId: areaId }, 'ck')
    expect(await plansOf(id)).toMatchObject([{ planPieces: 10 }, { planPieces: 6 }])
  })

  test('what finds no room is named, and nothing is planned', async () => {
    const { areaId } = await ownPlaces(1)
    const { id } = await audited(oneLine())
    const { unplaced } = await app().data(
      'inboundOrder.suggestPlan',
      { id, storageAreaId: areaId },
      'ck',
    )
    expect(unplaced).toMatchObject([{ lineNo: 1, pieces: 6, net: '7560.000' }])
    const refused = await app().call(
      'inboundOrder.generatePlan',
      { id, storageAreaId: areaId },
      'ck',
    )
    expect([refused.status, refused.body.data.reason]).toEqual([409, 'inboundPlan.noRoom'])
    expect(refused.body.msg).toContain('还有 6 件（净重 7,560.000 千克）放不下')
  })

  test('plans of other orders count, and so do goods in store', async () => {
    const { areaId, places } = await ownPlaces(2)
    const first = await audited(oneLine({ planPieces: 12, planPallet: 12 }))
    await app().data('inboundOrder.generatePlan', { id: first.id, storageAreaId: areaId }, 'ck')
    const second = await audited({
      ...oneLine({ planPieces: 9, planPallet: 9, planNet: '9000', planGross: '9000' }),
      masterBillNo: bill(2),
    })
    const planOf = (planPieces: number, locationId: string) => ({
      id: second.id,
      plans: [{ lineId: '', locationId, planPieces }],
    })
    const [line] = await linesOf(second.id)
    const input = planOf(9, places[1]!.id)
    input.plans[0]!.lineId = line!.id
    const refused = await app().call('inboundOrder.generatePlan', input, 'ck')
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      `库位 ${places[1]!.code} 还可放 8 托，放不下 9 托，请换一个库位`,
    ])
    await app().data('inboundOrder.setCard', { ids: [first.id], isCard: 1 }, 'gw')
    await app().data('inboundPlan.start', { id: first.id }, 'lh')
    await app().data('inboundPlan.finish', { id: first.id, restAsPlanned: 1 }, 'lh')
    expect(await answer('inboundOrder.generatePlan', input, 'ck')).toEqual([
      409,
      'inboundPlan.tooManyPallets',
    ])
  })

  test('two planners at once do not fill one location twice', async () => {
    const { areaId } = await ownPlaces(1)
    const small = { planPieces: 8, planPallet: 8, planNet: '8000', planGross: '8000' }
    const one = await audited(oneLine(small))
    const two = await audited({ ...oneLine(small), masterBillNo: bill(2) })
    const answers = await Promise.all(
      [one, two].map(({ id }) =>
        app().call('inboundOrder.generatePlan', { id, storageAreaId: areaId }, 'ck'),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('bonded goods lie in no unbonded area, and the others in no bonded one', async () => {
    const [unbonded] = await placesOf('2')
    const [bonded] = await placesOf('1')
    const plansIn = async (id: string, locationId: string) => ({
      id,
      plans: [{ lineId: (await linesOf(id))[0]!.id, locationId, planPieces: 16 }],
    })
    const { id } = await audited(oneLine())
    expect(
      await answer('inboundOrder.generatePlan', await plansIn(id, unbonded!.id), 'ck'),
    ).toEqual([409, 'inboundPlan.notBonded'])
    const other = await audited({
      ...oneLine({}, boxes[1]),
      inboundType: '4',
      masterBillNo: bill(2),
    })
    expect(
      await answer('inboundOrder.generatePlan', await plansIn(other.id, bonded!.id), 'ck'),
    ).toEqual([409, 'inboundPlan.bondedOnly'])
  })

  test('a location for one owner, and one for one lot, take no others', async () => {
    const { areaId, places } = await ownPlaces(1, {
      allowMixLot: 0,
      maxPallet: 40,
      maxWeight: null,
    })
    const first = await audited(oneLine())
    await app().data('inboundOrder.generatePlan', { id: first.id, storageAreaId: areaId }, 'ck')
    const lot = await audited({ ...oneLine({}, boxes[1]), masterBillNo: bill(2) })
    const into = async (id: string) => ({
      id,
      plans: [{ lineId: (await linesOf(id))[0]!.id, locationId: places[0]!.id, planPieces: 16 }],
    })
    expect(await answer('inboundOrder.generatePlan', await into(lot.id), 'ck')).toEqual([
      409,
      'inboundPlan.otherLot',
    ])
    const customerId = await suite.customerNamed('青岛示范仓储')
    const owner = await audited({ ...oneLine({}, boxes[2]), customerId, masterBillNo: bill(3) })
    expect(await answer('inboundOrder.generatePlan', await into(owner.id), 'ck')).toEqual([
      409,
      'inboundPlan.otherOwner',
    ])
  })

  test('given plans are the goods lines exactly; shares follow the pieces', async () => {
    const { places } = await ownPlaces(2)
    const { id } = await audited(oneLine())
    const [line] = await linesOf(id)
    const into = (...pieces: number[]) => ({
      id,
      plans: pieces.map((planPieces, index) => ({
        lineId: line!.id,
        locationId: places[index]!.id,
        planPieces,
      })),
    })
    expect(await answer('inboundOrder.generatePlan', into(9, 6), 'ck')).toEqual([
      409,
      'inboundPlan.notExact',
    ])
    await app().data('inboundOrder.generatePlan', into(9, 7), 'ck')
    const plans = await plansOf(id)
    const net = plans.reduce((sum, { planNet }) => add(sum, planNet), '0')
    expect(compare(net, '20160')).toBe(0)
    expect(plans.map(({ planNet }) => planNet)).toEqual(['11340.000', '8820.000'])
  })
})
