import { sql } from 'drizzle-orm'
import type { Kit } from '../columns.ts'

/** Inbound orders with their containers and goods lines (domain.md §7.1). */
export const inboundOrderTables = (c: Kit) => {
  const inboundOrder = c.tenantTable(
    'inbound_order',
    {
      id: c.id(),
      orderNo: c.text().notNull(),
      masterBillNo: c.text().notNull(),
      splitSeq: c.int().notNull(),
      customerId: c.text().notNull(),
      /** Copied at save, so that lists need no join and old orders keep the name they were made with. */
      customerName: c.text().notNull(),
      inboundType: c.text().notNull(),
      businessType: c.text().notNull(),
      enShipName: c.text().notNull(),
      cnShipName: c.text().notNull(),
      imvoy: c.text().notNull(),
      expectDate: c.date().notNull(),
      totalPieces: c.int().notNull(),
      netWeight: c.kg().notNull(),
      grossWeight: c.kg().notNull(),
      volume: c.m3().notNull(),
      remark: c.text().notNull(),
      orderStatus: c.int().notNull(),
      submitBy: c.text(),
      submitTime: c.time(),
      ...c.tracked(),
    },
    (t) => [
      c.uniqueIndex('inbound_order_no_uq').on(t.tenantNode, t.orderNo),
      c
        .uniqueIndex('inbound_order_bill_uq')
        .on(t.tenantNode, t.masterBillNo, t.splitSeq)
        .where(sql`is_deleted = 0`),
      c.index('inbound_order_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c
        .index('inbound_order_status_ix')
        .on(t.tenantNode, t.isDeleted, t.orderStatus, t.createTime, t.id),
      c.index('inbound_order_bill_ix').on(t.tenantNode, t.isDeleted, t.masterBillNo),
      c.index('inbound_order_customer_ix').on(t.tenantNode, t.customerId, t.orderStatus),
    ],
    {
      rows: {
        noun: 'inboundOrder',
        columns: {
          customer: ['customerId'],
          own: ['createBy'],
          section: ['businessType'],
          today: ['expectDate'],
        },
      },
    },
  )
  const inboundContainer = c.tenantTable(
    'inbound_container',
    {
      id: c.id(),
      orderId: c
        .text()
        .notNull()
        .references(() => inboundOrder.id),
      lineNo: c.int().notNull(),
      containerNo: c.text().notNull(),
      containerSize: c.text().notNull(),
      sealNo: c.text().notNull(),
    },
    (t) => [
      c.index('inbound_container_order_ix').on(t.tenantNode, t.orderId, t.lineNo),
      c.uniqueIndex('inbound_container_no_uq').on(t.tenantNode, t.orderId, t.containerNo),
    ],
    { rows: { follows: ['inboundOrder'], by: 'orderId' } },
  )
  const inboundProduct = c.tenantTable(
    'inbound_product',
    {
      id: c.id(),
      orderId: c
        .text()
        .notNull()
        .references(() => inboundOrder.id),
      lineNo: c.int().notNull(),
      containerNo: c.text().notNull(),
      productCode: c.text().notNull(),
      productName: c.text().notNull(),
      brandName: c.text().notNull(),
      lotNo: c.text().notNull(),
      planPieces: c.int().notNull(),
      planPallet: c.int(),
      planNet: c.kg().notNull(),
      planGross: c.kg(),
      planVolume: c.m3(),
      remark: c.text().notNull(),
    },
    (t) => [c.index('inbound_product_order_ix').on(t.tenantNode, t.orderId, t.lineNo)],
    { rows: { follows: ['inboundOrder'], by: 'orderId' } },
  )
  return { inboundOrder, inboundContainer, inboundProduct }
}
