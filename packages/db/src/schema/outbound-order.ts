import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/**
 * Outbound orders: what is asked for, which lots are promised for it, and the trucks that take it
 * (docs/domain/outbound.md).
 */
export const outboundOrderTables = (c: Kit) => {
  const outboundOrder = c.tenantTable(
    'outbound_order',
    {
      id: c.id(),
      orderNo: c.text().notNull(),
      masterBillNo: c.text().notNull(),
      customerId: c.text().notNull(),
      customerName: c.text().notNull(),
      outboundType: c.text().notNull(),
      businessType: c.text().notNull(),
      contractId: c.text(),
      bondedFlag: c.flag().notNull(),
      pickDate: c.date().notNull(),
      receiver: c.text().notNull(),
      receiverPhone: c.text().notNull(),
      receiveAddress: c.text().notNull(),
      carrierId: c.text(),
      carrierName: c.text().notNull(),
      bondInvtNo: c.text().notNull(),
      passportNo: c.text().notNull(),
      remark: c.text().notNull(),
      /** Sums of the lines. */
      totalQty: c.qty().notNull(),
      totalPieces: c.int().notNull(),
      netWeight: c.kg().notNull(),
      /** Sums of what trucks took out of the gate. */
      outQty: c.qty().notNull(),
      outPieces: c.int().notNull(),
      outNet: c.kg().notNull(),
      /** Day of the last gate-out: the date of its fees (docs/domain/values.md#business-dates). */
      outDate: c.date(),
      outboundStatus: c.int().notNull(),
      submitBy: c.text(),
      submitTime: c.time(),
      /** Why it was closed short, cancelled or aborted last. */
      closeReason: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.uniqueIndex('outbound_order_no_uq').on(t.tenantNode, t.orderNo),
      c.index('outbound_order_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c
        .index('outbound_order_status_ix')
        .on(t.tenantNode, t.isDeleted, t.outboundStatus, t.createTime, t.id),
      // What waits in each state and since when, without a look at the orders.
      c.index('outbound_order_due_ix').on(t.tenantNode, t.isDeleted, t.outboundStatus, t.pickDate),
      c.index('outbound_order_pick_ix').on(t.tenantNode, t.isDeleted, t.pickDate),
      c.index('outbound_order_bill_ix').on(t.tenantNode, t.isDeleted, t.masterBillNo),
      c.index('outbound_order_customer_ix').on(t.tenantNode, t.customerId, t.outboundStatus),
    ],
    {
      rows: {
        noun: 'outboundOrder',
        columns: {
          customer: ['customerId'],
          own: ['createBy'],
          section: ['businessType'],
          today: ['pickDate'],
        },
        // Trucks come early and late: until it is finished, an order that sent them is the gate's of every day.
        always: { today: { column: 'outboundStatus', values: [3, 4, 5, 6] } },
      },
    },
  )
  const ofOrder = { rows: { follows: ['outboundOrder'], by: 'orderId' } } as const
  const orderId = () =>
    c
      .text()
      .notNull()
      .references(() => outboundOrder.id)
  const outboundLine = c.tenantTable(
    'outbound_line',
    {
      id: c.id(),
      orderId: orderId(),
      lineNo: c.int().notNull(),
      /** A certain lot; null takes the oldest lots of the bill of lading and product. */
      lotId: c.text(),
      productId: c.text().notNull(),
      productCode: c.text().notNull(),
      productName: c.text().notNull(),
      brandName: c.text().notNull(),
      unit: c.text().notNull(),
      qty: c.qty().notNull(),
      pieces: c.int().notNull(),
      net: c.kg().notNull(),
      remark: c.text().notNull(),
    },
    (t) => [c.uniqueIndex('outbound_line_uq').on(t.tenantNode, t.orderId, t.lineNo)],
    ofOrder,
  )
  /** Which lot gives how much of a line; made at the audit together with the reservation. */
  const outboundAllocation = c.tenantTable(
    'outbound_allocation',
    {
      id: c.id(),
      orderId: orderId(),
      lineId: c.text().notNull(),
      lotId: c.text().notNull(),
      lotNo: c.text().notNull(),
      locationCode: c.text().notNull(),
      containerNo: c.text().notNull(),
      reservationId: c.text().notNull(),
      qty: c.qty().notNull(),
      pieces: c.int().notNull(),
      pallets: c.int().notNull(),
      net: c.kg().notNull(),
      /** On trucks, whether or not they have left. */
      loadedQty: c.qty().notNull(),
      loadedPieces: c.int().notNull(),
      loadedPallets: c.int().notNull().default(0),
    },
    (t) => [c.index('outbound_allocation_order_ix').on(t.tenantNode, t.orderId)],
    ofOrder,
  )
  /** A pickup instruction 提货指令 is for one truck. */
  const outboundTruck = c.tenantTable(
    'outbound_truck',
    {
      id: c.id(),
      orderId: orderId(),
      thNo: c.text().notNull(),
      plateNo: c.text().notNull(),
      trailerNo: c.text().notNull(),
      driverName: c.text().notNull(),
      driverPhone: c.text().notNull(),
      /** Six digits that the driver shows at the gate. */
      pickCode: c.text().notNull(),
      /** 0 issued, 1 in the yard and loading, 2 loaded and signed, 3 gone, 9 cancelled. */
      status: c.int().notNull(),
      gateInTime: c.time(),
      tareWeight: c.kg(),
      loadTime: c.time(),
      signer: c.text().notNull(),
      gateOutTime: c.time(),
      grossWeight: c.kg(),
      /** Day of the gate-out, when its ledger rows were posted. */
      bizDate: c.date(),
      ...c.tracked(),
    },
    (t) => [
      c.uniqueIndex('outbound_truck_no_uq').on(t.tenantNode, t.thNo),
      c.index('outbound_truck_order_ix').on(t.tenantNode, t.orderId),
      c.index('outbound_truck_plate_ix').on(t.tenantNode, t.plateNo, t.status),
      // A plate is in the yard once (docs/domain/outbound.md#trucks).
      c
        .uniqueIndex('outbound_truck_inside_uq')
        .on(t.tenantNode, t.plateNo)
        .where(sql`status in (1, 2)`),
    ],
    ofOrder,
  )
  const outboundLoad = c.tenantTable(
    'outbound_load',
    {
      id: c.id(),
      orderId: orderId(),
      truckId: c.text().notNull(),
      allocationId: c.text().notNull(),
      qty: c.qty().notNull(),
      pieces: c.int().notNull(),
      pallets: c.int().notNull(),
      /** Of the lot at gate-out; null until then. */
      net: c.kg(),
      gross: c.kg(),
    },
    (t) => [
      c.uniqueIndex('outbound_load_uq').on(t.tenantNode, t.truckId, t.allocationId),
      c.index('outbound_load_order_ix').on(t.tenantNode, t.orderId),
    ],
    ofOrder,
  )
  return { outboundOrder, outboundLine, outboundAllocation, outboundTruck, outboundLoad }
}
