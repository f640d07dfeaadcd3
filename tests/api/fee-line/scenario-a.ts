import { charge } from '@yuncang/server/modules/charging/service/charge'
import { inboundWork } from '@yuncang/server/modules/charging/service/load/inbound-order'
import { outboundWork } from '@yuncang/server/modules/charging/service/load/outbound-order'
import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import { addOutbound, customerNamed, setInbound } from '../../support/fees.ts'
import { bring, leave } from '../../support/goods-moves.ts'

/* March of docs/domain/demo.md#scenario-a: every figure stands there. */
const node = 'WMS_ZJWL'
export const seller = '青岛样例橡胶贸易有限公司（虚构）'
const containers = ['DEMU1000010', 'DEMU1000026', 'DEMU1000031', 'DEMU1000047']

/** The goods of scenario A, which came in March, and of which some left; made once for a file. */
export function scenarioA() {
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
          productName: '20号标准胶 TSR20',
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
    await kf.transaction((tx) => charge(tx, kf, inboundWork, order))
    const out = {
      id: 'out-a',
      orderNo: 'CK202503180001',
      masterBillNo: order.masterBillNo,
      customer,
    }
    await addOutbound(app, node, { ...out, outDate: '2025-03-20' })
    const ref = { module: 'RKDD' as const, id: out.id, no: out.orderNo }
    await leave(kf, ref, '2025-03-20', [
      { lotId: lots[0]!.id, tonnes: '20.160', pallets: 16 },
      { lotId: lots[1]!.id, tonnes: '5.040', pallets: 4 },
    ])
    await kf.transaction((tx) => charge(tx, kf, outboundWork, out))
  })
  afterAll(() => app.close())
  return { app: () => app, kf: () => kf, order: () => order, customerId: () => customerId }
}
