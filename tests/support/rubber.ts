import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { receive } from '@yuncang/server/modules/inventory/service/post'
import type { Services } from '@yuncang/server/platform/services'
import { mainQuantity } from '@yuncang/shared/nouns/inventory/rules'

/* Goods in the warehouse without the orders that brought them. */
export const owner = '青岛样例橡胶贸易有限公司（虚构）'
export const buyer = '宁波演示国际贸易有限公司（虚构）'

/**
 * The containers of scenario A with their pallets of 1.260 t: 63 of them, 79.380 t (docs/domain/demo.md#scenario-a).
 */
export const scenarioContainers = [
  ['DEMU1000010', 16],
  ['DEMU1000026', 16],
  ['DEMU1000031', 15],
  ['DEMU1000047', 16],
] as const

/** What this needs of the application. */
type Warehouse = Pick<Services, 'db' | 'clock' | 'ids'>

type Given = {
  bill: string
  tenant?: string
  customer?: string
  inDate?: string
  containers?: readonly (readonly [containerNo: string, pallets: number])[]
  productStatus?: string
}

/** Rubber on pallets, a lot for each container; gives the lots, the oldest first. */
export function rubberInStock({ db, clock, ids }: Warehouse, given: Given) {
  const { bill, tenant = 'WMS_ZJWL', customer = owner, inDate = '2025-03-03' } = given
  const { containers = scenarioContainers, productStatus = '1' } = given
  const author = {
    user: { id: 'test', account: 'test', realName: '测试' },
    now: clock,
    newId: ids,
  }
  return db.transaction(inTenant(tenant), async (tx) => {
    const { t } = tx
    const [hq] = await tx.select(t.customer, eq(t.customer.customerName, customer))
    const [product] = await tx.select(t.product, eq(t.product.productCode, 'TSR20'))
    // The bonded area of the demo; its rows come in the order in which they were made.
    const all = await tx.select(t.storageLocation, eq(t.storageLocation.level, 4))
    const places = all.filter(({ code }) => code.startsWith('W1-A-'))
    const sourceId = ids()
    return receive(
      tx,
      author,
      containers.map(([containerNo, pallets], index) => {
        const place = places[index]!
        const lotNo = `${bill}-${index + 1}`
        const measures = {
          pieces: pallets,
          pallets,
          net: (1260 * pallets).toFixed(3),
          gross: (1280 * pallets).toFixed(3),
          volume: (2.03 * pallets).toFixed(4),
        }
        return {
          facts: {
            lotNo,
            hqCustomerId: hq!.id,
            hqCustomerName: customer,
            masterBillNo: bill,
            inboundOrderId: sourceId,
            sourceModule: 'RKDD',
            sourceId,
            sourceNo: 'RK202503030001',
            productId: product!.id,
            productCode: product!.productCode,
            productName: product!.productName,
            brandName: '',
            batchNo: '',
            unit: product!.measuringUnit,
            containerNo,
            containerSize: '20GP',
            locationId: place.id,
            locationCode: place.code,
            productStatus,
            bondedFlag: 1,
          },
          measures: { ...measures, qty: mainQuantity(product!.measuringUnit, measures) },
          posting: {
            bizDate: inDate,
            ref: { module: 'RKDD', id: sourceId, no: 'RK202503030001', lineId: lotNo },
            key: `in:${lotNo}`,
          },
        }
      }),
    )
  })
}

/** The lots of a bill as they are now, by their numbers. */
export const lotsOf = ({ db }: Pick<Services, 'db'>, bill: string, tenant = 'WMS_ZJWL') =>
  db.read(inTenant(tenant), async (read) => {
    const { inventory } = read.t
    const rows = await read.select(inventory, eq(inventory.masterBillNo, bill))
    return rows.toSorted((a, b) => (a.lotNo < b.lotNo ? -1 : 1))
  })
