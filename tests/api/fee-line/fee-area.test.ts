import { charge } from '@yuncang/server/modules/charging/service/charge'
import { inboundWork } from '@yuncang/server/modules/charging/service/load/inbound-order'
import { outboundWork } from '@yuncang/server/modules/charging/service/load/outbound-order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import { addOutbound, documentsOf, priced, setInbound } from '../../support/fees.ts'

const node = 'WMS_DEMO'
const bizDate = '2025-03-05'
const perTonne = (feeCode: string, price: string, areaType?: string) => ({
  currency: 'CNY',
  taxRate: '0.06',
  feeCode,
  calcMethod: 'UNIT',
  unit: '吨',
  price,
  ...(areaType !== undefined && { conditions: { areaType } }),
})

let app: TestApp
let ctx: Ctx

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  ctx = await ctxOf(app, 'kf', node)
})
afterAll(() => app.close())

/** A place in that kind of area. */
async function placeIn(areaType: string): Promise<string> {
  const query = { size: 1, level: 3, areaType, ascs: ['code'] }
  const { records } = await app.data('storageLocation.page', query, 'kf')
  return records[0].id
}

test('work has the price of the area where the goods lie, when they come and when they leave', async () => {
  const [bonded, damaged] = [await placeIn('1'), await placeIn('4')]
  const document = await documentsOf(
    app,
    ctx,
  )([
    { tonnes: '10', locationId: bonded, bizDate },
    { tonnes: '4', locationId: damaged, bizDate },
  ])
  const { customer, order, lots, lines } = document
  await priced(app, customer.id, [
    perTonne('RKF', '25'),
    perTonne('RKF', '40', '4'),
    perTonne('CKF', '20'),
    perTonne('CKF', '30', '4'),
  ])
  await setInbound(app, node, order.id, { orderStatus: 6, inboundDate: bizDate })
  await ctx.transaction((tx) => charge(tx, ctx, inboundWork, order))
  expect((await lines()).map(({ qty, amount }) => [qty, amount]).sort()).toEqual([
    ['10.0000', '250.00'],
    ['4.0000', '160.00'],
  ])

  const orderNo = 'CKAREA'
  const out = { id: `${order.id}-${orderNo}`, orderNo, masterBillNo: order.masterBillNo }
  await addOutbound(app, node, { ...out, customer, outDate: bizDate })
  const leaving = lots.map(({ id }) => ({ lotId: id, tonnes: '2' }))
  await document.out(bizDate, leaving, orderNo)
  await ctx.transaction((tx) => charge(tx, ctx, outboundWork, out))
  const left = await app.data('feeLine.ofBusiness', { businessId: out.id }, 'jf')
  expect(left.map(({ qty, amount }: any) => [qty, amount]).sort()).toEqual([
    ['2.0000', '40.00'],
    ['2.0000', '60.00'],
  ])
})
