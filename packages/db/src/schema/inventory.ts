import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** A lot's history and holds are seen by whoever sees the lot. */
const rows = { follows: ['inventory'], by: 'lotId' } as const

/** Lots, the append-only ledger that explains them, and what is promised of them (docs/domain/stock.md). */
export const inventoryTables = (c: Kit) => {
  const inventory = c.tenantTable(
    'inventory',
    {
      id: c.id(),
      lotNo: c.text().notNull(),
      /** The lot that came in through the gate; its own id there. */
      rootLotId: c.text().notNull(),
      hqCustomerId: c.text().notNull(),
      hqCustomerName: c.text().notNull(),
      masterBillNo: c.text().notNull(),
      inboundOrderId: c.text().notNull(),
      /** The document by which this owner got the lot: storage is charged by it (docs/domain/stock.md#lots). */
      sourceModule: c.text().notNull(),
      sourceId: c.text().notNull(),
      sourceNo: c.text().notNull(),
      productId: c.text().notNull(),
      productCode: c.text().notNull(),
      productName: c.text().notNull(),
      brandName: c.text().notNull(),
      /** The supplier's batch. */
      batchNo: c.text().notNull(),
      /** Dictionary MEASURING_UNIT; the unit of every qty here and in the ledger. */
      unit: c.text().notNull(),
      containerNo: c.text().notNull(),
      containerSize: c.text().notNull(),
      locationId: c.text().notNull(),
      locationCode: c.text().notNull(),
      productStatus: c.text().notNull(),
      bondedFlag: c.flag().notNull(),
      inDate: c.date().notNull(),
      /** Day 1 of the storage age. */
      ageDate: c.date().notNull(),
      onHandQty: c.qty().notNull(),
      onHandPieces: c.int().notNull(),
      onHandPallets: c.int().notNull(),
      onHandNet: c.kg().notNull(),
      onHandGross: c.kg().notNull(),
      onHandVolume: c.m3().notNull(),
      /** Σ of the active reservations' rest; kept in the same statement as they are. */
      reservedQty: c.qty().notNull(),
      reservedPieces: c.int().notNull(),
      reservedPallets: c.int().notNull(),
      /** Number of ledger rows so far. */
      ledgerCount: c.int().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.uniqueIndex('inventory_lot_uq').on(t.tenantNode, t.lotNo),
      c.index('inventory_bill_ix').on(t.tenantNode, t.masterBillNo, t.hqCustomerId),
      c.index('inventory_owner_ix').on(t.tenantNode, t.hqCustomerId, t.id),
      c.index('inventory_location_ix').on(t.tenantNode, t.locationId),
      c.index('inventory_source_ix').on(t.tenantNode, t.sourceId),
      c.index('inventory_order_ix').on(t.tenantNode, t.inboundOrderId),
      c.index('inventory_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c
        .index('inventory_stock_ix')
        .on(t.tenantNode, t.isDeleted, t.createTime, t.id)
        .where(sql`on_hand_qty > 0`),
      // What lies in each location, in the order of locations.
      c
        .index('inventory_place_ix')
        .on(t.tenantNode, t.isDeleted, t.locationId, t.onHandGross, t.onHandVolume, t.onHandPallets)
        .where(sql`on_hand_qty > 0`),
      // Everything that is added up by owner, bill or location, so that sums need not look at the lots.
      c
        .index('inventory_sums_ix')
        .on(
          t.tenantNode,
          t.isDeleted,
          t.hqCustomerId,
          t.masterBillNo,
          t.locationId,
          t.hqCustomerName,
          t.locationCode,
          t.unit,
          t.onHandQty,
          t.reservedQty,
          t.onHandPieces,
          t.onHandPallets,
          t.onHandNet,
          t.onHandGross,
          t.onHandVolume,
        )
        .where(sql`on_hand_qty > 0`),
      c.check(
        'inventory_not_below_zero',
        sql`${t.onHandQty} >= 0 and ${t.onHandPieces} >= 0 and ${t.onHandPallets} >= 0 and ${t.onHandNet} >= 0 and ${t.onHandGross} >= 0 and ${t.onHandVolume} >= 0`,
      ),
      c.check(
        'inventory_promised_is_there',
        sql`${t.reservedQty} >= 0 and ${t.reservedPieces} >= 0 and ${t.reservedPallets} >= 0 and ${t.reservedQty} <= ${t.onHandQty} and ${t.reservedPieces} <= ${t.onHandPieces} and ${t.reservedPallets} <= ${t.onHandPallets}`,
      ),
      // Pieces and pallets without a quantity are nothing that anybody can be promised.
      c.check(
        'inventory_available_together',
        sql`${t.reservedQty} < ${t.onHandQty} or (${t.reservedPieces} = ${t.onHandPieces} and ${t.reservedPallets} = ${t.onHandPallets})`,
      ),
    ],
    { rows: { noun: 'inventory', columns: { customer: ['hqCustomerId'] } } },
  )
  const inventoryLedger = c.tenantTable(
    'inventory_ledger',
    {
      id: c.id(),
      lotId: c
        .text()
        .notNull()
        .references(() => inventory.id),
      /** 1, 2, 3 … within the lot, in the order of posting. */
      seq: c.int().notNull(),
      type: c.text().notNull(),
      qty: c.qty().notNull(),
      pieces: c.int().notNull(),
      pallets: c.int().notNull(),
      net: c.kg().notNull(),
      gross: c.kg().notNull(),
      volume: c.m3().notNull(),
      qtyBefore: c.qty().notNull(),
      qtyAfter: c.qty().notNull(),
      bizDate: c.date().notNull(),
      postTime: c.time().notNull(),
      postBy: c.text().notNull(),
      refModule: c.text().notNull(),
      refId: c.text().notNull(),
      refNo: c.text().notNull(),
      refLineId: c.text().notNull(),
      reversalOf: c.text(),
      idempotencyKey: c.text().notNull(),
    },
    (t) => [
      c.uniqueIndex('inventory_ledger_seq_uq').on(t.tenantNode, t.lotId, t.seq),
      c.uniqueIndex('inventory_ledger_key_uq').on(t.tenantNode, t.idempotencyKey),
      c.uniqueIndex('inventory_ledger_reversal_uq').on(t.tenantNode, t.reversalOf),
      c.index('inventory_ledger_ref_ix').on(t.tenantNode, t.refId),
      // What moved on a day, and by which documents.
      c.index('inventory_ledger_day_ix').on(t.tenantNode, t.bizDate, t.type, t.refId, t.net),
    ],
    { appendOnly: true, rows },
  )
  const inventoryReservation = c.tenantTable(
    'inventory_reservation',
    {
      id: c.id(),
      lotId: c
        .text()
        .notNull()
        .references(() => inventory.id),
      /** 1 outbound, 2 transfer, 3 futures delivery, 4 pledge, 5 freeze, 6 count, 7 move. */
      type: c.int().notNull(),
      refModule: c.text().notNull(),
      refId: c.text().notNull(),
      refNo: c.text().notNull(),
      refLineId: c.text().notNull(),
      qty: c.qty().notNull(),
      pieces: c.int().notNull(),
      pallets: c.int().notNull(),
      consumedQty: c.qty().notNull(),
      consumedPieces: c.int().notNull(),
      consumedPallets: c.int().notNull(),
      expireTime: c.time(),
      /** 1 active, 2 consumed, 3 released, 4 expired. */
      status: c.int().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('inventory_reservation_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c.index('inventory_reservation_lot_ix').on(t.tenantNode, t.lotId, t.status),
      c.index('inventory_reservation_ref_ix').on(t.tenantNode, t.refId, t.status),
      c
        .index('inventory_reservation_status_ix')
        .on(t.tenantNode, t.status, t.createTime, t.id, t.isDeleted),
      c.index('inventory_reservation_expiry_ix').on(t.status, t.expireTime),
      c.check(
        'inventory_reservation_rest',
        sql`${t.qty} > 0 and ${t.consumedQty} >= 0 and ${t.consumedQty} <= ${t.qty} and ${t.consumedPieces} >= 0 and ${t.consumedPieces} <= ${t.pieces} and ${t.consumedPallets} >= 0 and ${t.consumedPallets} <= ${t.pallets}`,
      ),
      c.check(
        'inventory_reservation_together',
        sql`${t.consumedQty} < ${t.qty} or (${t.consumedPieces} = ${t.pieces} and ${t.consumedPallets} = ${t.pallets})`,
      ),
    ],
    { rows },
  )
  return { inventory, inventoryLedger, inventoryReservation }
}
