import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** Inbound orders with their containers and goods lines (docs/domain/inbound.md). */
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
      /** 货权客户: who owns the goods when it is not the customer. */
      hqCustomerId: c.text(),
      hqCustomerName: c.text(),
      contractId: c.text(),
      bjdId: c.text(),
      houseBillNo: c.text().notNull().default(''),
      bondedFlag: c.flag().notNull().default(0),
      storageAreaId: c.text(),
      inboundType: c.text().notNull(),
      businessType: c.text().notNull(),
      enShipName: c.text().notNull(),
      cnShipName: c.text().notNull(),
      imvoy: c.text().notNull(),
      expectDate: c.date().notNull(),
      eta: c.date(),
      ata: c.date(),
      portCode: c.text().notNull().default(''),
      tradeType: c.text().notNull().default(''),
      isFillBag: c.flag().notNull().default(0),
      /** Day of the last goods in: the date of its fees (docs/domain/values.md#business-dates). */
      inboundDate: c.date(),
      /** 1: a bonded order has passed the customs gate. */
      isCard: c.flag().notNull().default(0),
      /** 核放单号 with which it passed. */
      passportNo: c.text().notNull().default(''),
      monthAgency: c.flag().notNull().default(0),
      startTime: c.time(),
      totalPieces: c.int().notNull(),
      netWeight: c.kg().notNull(),
      grossWeight: c.kg().notNull(),
      volume: c.m3().notNull(),
      /** What came, once all of it is in. */
      actPieces: c.int(),
      actNet: c.kg(),
      actGross: c.kg(),
      actVolume: c.m3(),
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
        // A voided order leaves its bill of lading to another one.
        .where(sql`is_deleted = 0 and order_status <> 9`),
      c.index('inbound_order_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c
        .index('inbound_order_status_ix')
        .on(t.tenantNode, t.isDeleted, t.orderStatus, t.createTime, t.id),
      // What waits in each state and since when, without a look at the orders.
      c.index('inbound_order_due_ix').on(t.tenantNode, t.isDeleted, t.orderStatus, t.expectDate),
      c.index('inbound_order_expect_ix').on(t.tenantNode, t.isDeleted, t.expectDate),
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
  /** Pieces of bill of lading numbers, written by triggers alone (bill-trigrams.ts). */
  const inboundBillGram = c.tenantTable(
    'inbound_bill_gram',
    {
      gram: c.text().notNull(),
      masterBillNo: c.text().notNull(),
    },
    (t) => [c.primaryKey({ columns: [t.tenantNode, t.gram, t.masterBillNo] })],
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
      /** 0 closed, 1 being unloaded, 2 empty. */
      unloadStatus: c.int().notNull().default(0),
      damageNote: c.text().notNull().default(''),
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
      /** As the papers of these goods say it; the product has one of its own. */
      hsCode: c.text().notNull().default(''),
      planPieces: c.int().notNull(),
      planPallet: c.int(),
      planNet: c.kg().notNull(),
      planGross: c.kg(),
      planVolume: c.m3(),
      /** What the goods are worth, CNY per tonne net; null while nobody has said. */
      unitPrice: c.price(),
      /** The product of the master data that code or name stand for; null while there is none. */
      productId: c.text(),
      /** Σ of the finished plans; null until the first one. */
      actPieces: c.int(),
      actPallet: c.int(),
      actNet: c.kg(),
      actGross: c.kg(),
      actVolume: c.m3(),
      damagePieces: c.int().notNull().default(0),
      /** Dictionary DIFF_TYPE; '' until the goods are in. */
      diffType: c.text().notNull().default(''),
      /** ACTUAL 按实收, WAIT 待补, CLAIM 索赔; '' while undecided. */
      diffDecision: c.text().notNull().default(''),
      remark: c.text().notNull(),
    },
    (t) => [c.index('inbound_product_order_ix').on(t.tenantNode, t.orderId, t.lineNo)],
    { rows: { follows: ['inboundOrder'], by: 'orderId' } },
  )
  /**
   * Where a part of a goods line is to lie, who puts it there, and what was found when it came
   * (docs/domain/inbound.md#plans).
   */
  const inboundPlan = c.tenantTable(
    'inbound_plan',
    {
      id: c.id(),
      planNo: c.text().notNull(),
      orderId: c
        .text()
        .notNull()
        .references(() => inboundOrder.id),
      lineId: c.text().notNull(),
      containerNo: c.text().notNull(),
      locationId: c.text().notNull(),
      locationCode: c.text().notNull(),
      planPieces: c.int().notNull(),
      planPallet: c.int().notNull(),
      planNet: c.kg().notNull(),
      planGross: c.kg().notNull(),
      planVolume: c.m3().notNull(),
      workTeam: c.text().notNull(),
      tallyMan: c.text().notNull(),
      forkliftCode: c.text().notNull(),
      planDate: c.date(),
      /** 0 waiting, 1 under way, 2 finished, 9 cancelled. */
      status: c.int().notNull(),
      startTime: c.time(),
      finishTime: c.time(),
      bizDate: c.date(),
      actPieces: c.int(),
      actPallet: c.int(),
      actNet: c.kg(),
      actGross: c.kg(),
      actVolume: c.m3(),
      damagePieces: c.int().notNull(),
      note: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.uniqueIndex('inbound_plan_no_uq').on(t.tenantNode, t.planNo),
      c.index('inbound_plan_order_ix').on(t.tenantNode, t.orderId, t.id),
      c.index('inbound_plan_location_ix').on(t.tenantNode, t.locationId, t.status),
    ],
    { rows: { follows: ['inboundOrder'], by: 'orderId' } },
  )
  /**
   * What the carrier's list says of a bill of lading, whatever deliveries it comes in
   * (docs/domain/inbound.md#manifest).
   */
  const inboundManifest = c.tenantTable(
    'inbound_manifest',
    {
      id: c.id(),
      masterBillNo: c.text().notNull(),
      lineNo: c.int().notNull(),
      manifestPieces: c.int().notNull(),
      /** Null where the list does not say it. */
      manifestGross: c.kg(),
      /** Dictionary PACK_TYPE. */
      packType: c.text().notNull(),
      consignee: c.text().notNull(),
      mark: c.text().notNull(),
      /** How often the list of the bill has been written, the same in all of its lines. */
      revision: c.int().notNull(),
      createBy: c.text().notNull(),
      createTime: c.time().notNull(),
    },
    (t) => [c.uniqueIndex('inbound_manifest_uq').on(t.tenantNode, t.masterBillNo, t.lineNo)],
  )
  return {
    inboundOrder,
    inboundBillGram,
    inboundContainer,
    inboundProduct,
    inboundPlan,
    inboundManifest,
  }
}
