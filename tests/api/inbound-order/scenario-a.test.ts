// @postgres: the whole way of goods and their fees
import { inTenant } from '@yuncang/db/handle'
import { breachesOfFees } from '@yuncang/server/modules/fee-line/service/invariants'
import { breachesOfStock } from '@yuncang/server/modules/inventory/service/invariants'
import { add } from '@yuncang/shared/kernel/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { photograph } from '../../support/load-photos.ts'

/*
 * March of docs/domain/demo.md#scenario-a, by the people who do the work, through the calls that screens and curl use:
 * from the booking to the fees of the month. What happened in March is typed in on 2 April.
 */
const containers = ['DEMU1000010', 'DEMU1000026', 'DEMU1000031', 'DEMU1000047']
const bill = 'DMLNQD25030017'
const at = (role: string) => `${role}.zjwl`

let app: TestApp
beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
})
afterAll(() => app.close())

const data = (operation: string, input: object, role: string) =>
  app.data(operation, input, at(role))

/** The order of 64 pallets comes in with 63, and is complete. */
async function bringIn(customerId: string) {
  const order = await data(
    'inboundOrder.create',
    {
      masterBillNo: bill,
      customerId,
      inboundType: '1',
      expectDate: '2025-03-03',
      inboundContainerList: containers.map((containerNo) => ({
        containerNo,
        containerSize: '20GP',
      })),
      inboundProductList: containers.map((containerNo) => ({
        containerNo,
        productCode: 'TSR20',
        productName: '20号标准胶 TSR20',
        planPieces: 16,
        planPallet: 16,
        planNet: '20160',
        planGross: '20480',
        planVolume: '32.48',
      })),
      auditStatus: 1,
    },
    'kf',
  )
  const { id } = order
  await data('inboundOrder.audit', { id, type: 2 }, 'sh')
  await data('inboundOrder.generatePlan', { id }, 'ck')
  await data('inboundOrder.setCard', { ids: [id], isCard: 1 }, 'gw')
  await data('inboundPlan.start', { id }, 'lh')
  const plans: { id: string; containerNo: string; planPieces: number }[] = await data(
    'inboundPlan.list',
    { id },
    'lh',
  )
  const short = plans.find(({ containerNo }) => containerNo === 'DEMU1000031')!
  const one = { id: short.id, actPieces: short.planPieces - 1 }
  await data(
    'inboundPlan.finish',
    { id, bizDate: '2025-03-03', plans: [one], restAsPlanned: 1 },
    'lh',
  )
  const lines: { id: string; diffType: string }[] = await data(
    'inboundOrder.products',
    { id },
    'kf',
  )
  const decisions = lines
    .filter(({ diffType }) => diffType === '1')
    .map(({ id: lineId }) => ({ lineId, diffDecision: 'ACTUAL' }))
  await data('inboundOrder.decideDiffs', { id, decisions }, 'kf')
  return data('inboundOrder.complete', { id }, 'kf')
}

/** A truck takes 20 pallets. */
async function takeOut(customerId: string, productId: string) {
  const draft = {
    masterBillNo: bill,
    customerId,
    outboundType: '1',
    bondInvtNo: 'QD420125E000000231',
    pickDate: '2025-03-20',
    auditStatus: 1,
  }
  const lines = (qty: string, pieces: number) => [{ productId, qty, pieces }]
  const { id } = await data('outboundOrder.create', { ...draft, lines: lines('25.2', 20) }, 'kf')
  await data('outboundOrder.audit', { id, type: 2, msg: '' }, 'sh')

  const { records } = await data('inventory.page', { masterBillNo: bill, size: 50 }, 'kf')
  const available = records
    .map((lot: { availableQty: string }) => lot.availableQty)
    .reduce(add, '0')
  expect(Number(available)).toBe(54.18)
  const more = { ...draft, lines: lines('55', 43) }
  const refused = await app.call('outboundOrder.create', more, at('kf'))
  expect(refused.status).toBe(409)
  expect(refused.body.msg).toContain('未加载出符合条件的库存，点击查看库存预占详情')

  const truck = {
    plateNo: '鲁B12345',
    trailerNo: '',
    driverName: '司机甲（虚构）',
    driverPhone: '13800000001',
  }
  const [sent] = await data('outboundTruck.issue', { id, trucks: [truck] }, 'ck')
  const { id: truckId, plateNo, pickCode } = sent
  await data('outboundTruck.gateIn', { id: truckId, plateNo, pickCode }, 'mg')
  const held: { id: string; qty: string }[] = await data('outboundOrder.allocations', { id }, 'lh')
  const loads = held.map((row) => ({ allocationId: row.id, qty: row.qty }))
  await data('outboundTruck.load', { id: truckId, loads, signer: '司机甲' }, 'lh')
  await photograph(app, { id: truckId, orderId: id }, at('mg'))
  await data('outboundTruck.gateOut', { id: truckId, bizDate: '2025-03-20' }, 'mg')
  return data('outboundOrder.finish', { id }, 'sh')
}

test('the March of scenario A, to the cent, by the people who do the work', async () => {
  const [customer] = (await data('customer.page', { customerName: '样例橡胶' }, 'kf')).records
  const customerId: string = customer.id
  const [product] = (await data('product.page', { productCode: 'TSR20' }, 'kf')).records
  const productId: string = product.id

  const inbound = await bringIn(customerId)
  expect(inbound).toMatchObject({ orderStatus: 6, inboundDate: '2025-03-03' })
  const outbound = await takeOut(customerId, productId)
  expect(outbound).toMatchObject({ outboundStatus: 7, outDate: '2025-03-20' })

  const lots = (await data('inventory.page', { masterBillNo: bill, descs: ['inDate'] }, 'kf'))
    .records
  const ledgers = lots.map(({ id }: { id: string }) => data('inventory.ledger', { id }, 'kf'))
  const posted: { type: string; poster: string }[] = (await Promise.all(ledgers)).flat()
  for (const [type, role] of [
    ['IN', 'lh'],
    ['OUT', 'mg'],
  ] as const) {
    const { realName } = await data('session.currentUser', {}, role)
    const posters = posted.filter((row) => row.type === type).map(({ poster }) => poster)
    expect(new Set(posters)).toEqual(new Set([realName]))
  }

  const byHand = {
    businessNo: inbound.orderNo,
    customerId,
    feeCode: 'BGDL',
    bizDate: '2025-03-03',
    pricing: 'TARIFF',
    qty: '1',
  }
  await data('feeLine.create', byHand, 'jf')
  await data('feeLine.runPeriod', { from: '2025-03-01', to: '2025-03-31' }, 'jf')
  const period = { customerId, dateFrom: '2025-03-01', dateTo: '2025-03-31' }
  const { records } = await data('feeLine.page', { ...period, size: 50 }, 'jf')
  const figures = records.map((line: Record<string, string>) => [
    line['feeCode'],
    line['amount'],
    line['netAmount'],
    line['taxAmount'],
  ])
  expect(figures.sort()).toEqual([
    ['BGDL', '150.00', '141.51', '8.49'],
    ['CCF', '1155.17', '1089.78', '65.39'],
    ['CKF', '504.00', '475.47', '28.53'],
    ['RKF', '1984.50', '1872.17', '112.33'],
    ['XXF', '1200.00', '1132.08', '67.92'],
  ])
  expect(await data('feeLine.totals', period, 'jf')).toMatchObject([
    { count: 5, amount: '4993.67', netAmount: '4711.01', taxAmount: '282.66' },
  ])
  const breaches = await app.services.db.read(inTenant('WMS_ZJWL'), async (db) => [
    ...(await breachesOfStock(db)),
    ...(await breachesOfFees(db)),
  ])
  expect(breaches).toEqual([])
})
