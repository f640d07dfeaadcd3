import type { Read } from '@yuncang/db/handle'
import { asc, eq, gte, lte, notInArray } from '@yuncang/db/sql'

export type DifferencesOf = {
  dateFrom: string
  dateTo: string
  customerId?: string | undefined
}

/** Not received yet, and received as announced. */
const withoutDifference = ['', '0']

/** Goods lines that did not come as announced, of orders expected in the range. */
export function differences(db: Read, { dateFrom, dateTo, customerId }: DifferencesOf) {
  const { inboundProduct: t, inboundOrder: order } = db.t
  return db
    .pick(
      {
        id: t.id,
        orderId: t.orderId,
        orderNo: order.orderNo,
        masterBillNo: order.masterBillNo,
        customerName: order.customerName,
        expectDate: order.expectDate,
        containerNo: t.containerNo,
        productName: t.productName,
        diffType: t.diffType,
        diffDecision: t.diffDecision,
        planPieces: t.planPieces,
        actPieces: t.actPieces,
        damagePieces: t.damagePieces,
        planNet: t.planNet,
        actNet: t.actNet,
      },
      t,
      notInArray(t.diffType, withoutDifference),
      eq(order.isDeleted, 0),
      gte(order.expectDate, dateFrom),
      lte(order.expectDate, dateTo),
      customerId === undefined ? undefined : eq(order.customerId, customerId),
    )
    .innerJoin(order, eq(order.id, t.orderId))
    .orderBy(asc(order.expectDate), asc(order.orderNo), asc(t.lineNo))
}
