import { chargeInbound, chargeOutbound } from '@yuncang/server/modules/fee-line/service/triggers'
import { sum } from '@yuncang/shared/domain/decimal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { ctxOf, type Ctx } from '../support/ctx.ts'
import {
  addOutbound,
  bring,
  customerNamed,
  expectSound,
  leave,
  setInbound,
} from '../support/fees.ts'

/* domain.md §13 A, March: every figure stands there. */
const node = 'WMS_ZJWL'
const seller = '青岛样例橡胶贸易有限公司（虚构）'
const containers = ['DEMU1000010', 'DEMU1000026', 'DEMU1000031', 'DEMU1000047']
const march = { from: '2025-03-01', to: '2025-03-31' }

let app: TestApp
let kf: Ctx
let order: { id: string; orderNo: string; masterBillNo: string }
let customerId: string

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  kf = await ctxOf(app, 'kf.zjwl', node)
  customerId = await customerNamed(app, '青岛样例橡胶', 'kf.zjwl')
  const customer = { id: customerId, name: seller }
  order = await app.data(
    'inboundOrder.create',
    {
      masterBillNo: 'DMLNQD25030017',
      customerId,
      inboundType: '1',
      businessType: '1',
      expectDate: '2025-03-03',
      inboundContainerList: containers.map((containerNo) => ({
        containerNo,
        containerSize: '20GP',
      })),
      inboundProductList: containers.map((containerNo) => ({
        containerNo,
        productName: '20号标准胶',
        planPieces: 16,
        planPallet: 16,
        planNet: '20160',
      })),
    },
    'kf.zjwl',
  )
  const lots = await bring(
    kf,
    order,
    customer,
    containers.map((containerNo, at) => ({
      containerNo,
      containerSize: '20GP',
      tonnes: at === 2 ? '18.900' : '20.160',
      pallets: at === 2 ? 15 : 16,
      bizDate: '2025-03-03',
    })),
  )
  await setInbound(app, node, order.id, { orderStatus: 6, inboundDate: '2025-03-03' })
  await kf.transaction((tx) => chargeInbound(tx, kf, order))
  const out = { id: 'out-a', orderNo: 'CK202503180001', masterBillNo: order.masterBillNo, customer }
  await addOutbound(app, node, { ...out, outDate: '2025-03-20' })
  const ref = { module: 'RKDD' as const, id: out.id, no: out.orderNo }
  await leave(kf, ref, '2025-03-20', [
    { lotId: lots[0]!.id, tonnes: '20.160', pallets: 16 },
    { lotId: lots[1]!.id, tonnes: '5.040', pallets: 4 },
  ])
  await kf.transaction((tx) => chargeOutbound(tx, kf, out))
})
afterAll(() => app.close())

const marchLines = async (): Promise<any[]> => {
  const query = {
    customerId,
    dateFrom: march.from,
    dateTo: march.to,
    size: 50,
    ascs: ['createTime'],
  }
  return (await app.data('feeLine.page', query, 'jf.zjwl')).records
}

describe('the fees of March', () => {
  test('are 4,993.67 = 4,711.01 + 282.66, the agency of the declaration by hand from the quotation', async () => {
    const byHand = {
      businessNo: order.orderNo,
      customerId,
      feeCode: 'BGDL',
      bizDate: '2025-03-03',
      pricing: 'TARIFF',
      qty: '1',
    }
    await app.data('feeLine.create', byHand, 'jf.zjwl')
    const run = await app.data('feeLine.runPeriod', march, 'jf.zjwl')
    expect(run).toMatchObject({ businesses: 1, created: 1, updated: 0, missing: 0, voided: 0 })
    expect(run.totals).toMatchObject([{ currency: 'CNY', count: 1, amount: '1155.17' }])
    const lines = await marchLines()
    const figures = lines.map((line) => [
      line.feeCode,
      line.qty,
      line.price,
      line.amount,
      line.netAmount,
      line.taxAmount,
    ])
    expect(figures.sort()).toEqual([
      ['BGDL', '1.0000', '150.000000', '150.00', '141.51', '8.49'],
      ['CCF', '1443.9600', '0.800000', '1155.17', '1089.78', '65.39'],
      ['CKF', '25.2000', '20.000000', '504.00', '475.47', '28.53'],
      ['RKF', '79.3800', '25.000000', '1984.50', '1872.17', '112.33'],
      ['XXF', '4.0000', '300.000000', '1200.00', '1132.08', '67.92'],
    ])
    expect(sum(lines.map(({ amount }) => amount))).toBe('4993.67')
    const [total] = await app.data(
      'feeLine.totals',
      { customerId, dateFrom: march.from, dateTo: march.to },
      'jf.zjwl',
    )
    expect(total).toEqual({
      currency: 'CNY',
      count: 5,
      amount: '4993.67',
      netAmount: '4711.01',
      taxAmount: '282.66',
      localAmount: '4993.67',
    })
    expect(lines.every(({ jtNo }) => /^JT20250402\d{4}$/.test(String(jtNo)))).toBe(true)
    await expectSound(kf)
  })

  test('say why: free days, days of each balance, and one rounding', async () => {
    const [storage] = (
      await app.data('feeLine.ofBusiness', { businessId: order.id }, 'jf.zjwl')
    ).filter((line: any) => line.feeCode === 'CCF')
    expect(storage).toMatchObject({ periodFrom: '2025-03-03', periodTo: '2025-03-31', status: 0 })
    const { parts, steps } = storage.explanation
    expect(
      parts.map((part: any) => [
        part.from,
        part.to,
        part.days,
        part.qty,
        part.price,
        part.amount,
        part.isFree,
      ]),
    ).toEqual([
      ['2025-03-03', '2025-03-09', 7, '79.38', '0', '0', true],
      ['2025-03-10', '2025-03-19', 10, '79.38', '0.800000', '635.04', false],
      ['2025-03-20', '2025-03-31', 12, '54.18', '0.800000', '520.128', false],
    ])
    expect(steps).toEqual([
      { kind: 'RAW', amount: '1155.168' },
      { kind: 'ROUNDED', amount: '1155.17' },
    ])
  })

  test('stand as they are when the month is run again', async () => {
    const before = await marchLines()
    const run = await app.data('feeLine.runPeriod', march, 'jf.zjwl')
    expect(run).toMatchObject({ created: 0, updated: 0, unchanged: 1, voided: 0 })
    expect(await marchLines()).toEqual(before)
  })

  test('are given to the calls of the specification, by document and side', async () => {
    const inbound = await app.data(
      'feeLine.ofInbound',
      { businessIds: [order.id, 'out-a'], recPay: 1 },
      'kf.zjwl',
    )
    expect(inbound.map((line: any) => line.feeCode).sort()).toEqual(['BGDL', 'CCF', 'RKF', 'XXF'])
    const outbound = { businessIds: ['out-a'], recPay: 1 }
    const of = async (input: object) =>
      (await app.data('feeLine.ofOutbound', input, 'kf.zjwl')).length
    expect(await of(outbound)).toBe(1)
    expect(await of({ ...outbound, recPay: 2 })).toBe(0)
  })

  test('are nothing to other tenants', async () => {
    const [line] = await marchLines()
    expect((await app.call('feeLine.get', { id: line.id }, 'jf')).status).toBe(404)
    expect((await app.data('feeLine.page', { size: 50 }, 'jf')).total).toBe(0)
    expect(await app.data('feeLine.runPeriod', march, 'jf')).toMatchObject({
      businesses: 0,
      created: 0,
    })
  })
})
