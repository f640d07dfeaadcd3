import type { Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from '@yuncang/db/sql'
import { feeLineStatuses } from '@yuncang/shared/nouns/fee-line/rules'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import type { LineRow } from '../repo.ts'

/* Charges that are split, and what is known of the documents that they are split over. */

/** The parts of a split, voided ones too; what takes one of them back is none. */
export const partsOf = (db: Read, splitNo: string): Promise<LineRow[]> => {
  const { feeLine: t } = db.t
  return db
    .select(t, eq(t.isDeleted, 0), eq(t.splitNo, splitNo), isNull(t.reversalOf))
    .orderBy(asc(t.jtNo), asc(t.id))
}

/** Those of every split of the tenant: for checks of the night and of tests. */
export const allParts = (db: Read): Promise<LineRow[]> => {
  const { feeLine: t } = db.t
  return db
    .select(t, eq(t.isDeleted, 0), isNotNull(t.splitNo), isNull(t.reversalOf))
    .orderBy(asc(t.splitNo), asc(t.id))
}

type Key = { recPay: number; feeCode: string; bizDate: string }

/** For whom and which documents there is a fee by hand of that name and day, which counts. */
export const takenOn = (
  db: Read,
  { recPay, feeCode, bizDate }: Key,
  customerIds: readonly string[],
) => {
  const { feeLine: t } = db.t
  return db.pick(
    { customerId: t.customerId, businessId: t.businessId },
    t,
    inArray(t.customerId, [...customerIds]),
    eq(t.periodFrom, bizDate),
    eq(t.periodTo, bizDate),
    eq(t.recPay, recPay),
    eq(t.feeCode, feeCode),
    eq(t.detailId, ''),
    eq(t.revision, 0),
    ne(t.status, feeLineStatuses.voided),
    isNull(t.reversalOf),
  )
}

export type InboundRow = Row<Schema['inboundOrder']>
export type OutboundRow = Row<Schema['outboundOrder']>
export type GoodsRow = Row<Schema['inboundProduct']>

export const inboundOfNumber = (db: Read, orderNo: string): Promise<InboundRow[]> => {
  const { inboundOrder: t } = db.t
  return db.select(t, eq(t.isDeleted, 0), eq(t.orderNo, orderNo))
}

export const outboundOfNumber = (db: Read, orderNo: string): Promise<OutboundRow[]> => {
  const { outboundOrder: t } = db.t
  return db.select(t, eq(t.isDeleted, 0), eq(t.orderNo, orderNo))
}

/** Inbound orders of a bill of lading that are not voided. */
export const inboundOfBill = (db: Read, masterBillNo: string): Promise<InboundRow[]> => {
  const { inboundOrder: t } = db.t
  return db
    .select(
      t,
      eq(t.isDeleted, 0),
      ne(t.orderStatus, orderStatuses.voided),
      eq(t.masterBillNo, masterBillNo),
    )
    .orderBy(asc(t.orderNo))
}

/** Those that have a container. */
export const inboundOfContainer = (db: Read, containerNo: string): Promise<InboundRow[]> => {
  const { inboundOrder: t, inboundContainer: c } = db.t
  const withIt = and(eq(c.tenantNode, t.tenantNode), eq(c.containerNo, containerNo))
  return db
    .select(
      t,
      eq(t.isDeleted, 0),
      ne(t.orderStatus, orderStatuses.voided),
      sql`${t.id} in (select ${c.orderId} from ${c} where ${withIt})`,
    )
    .orderBy(asc(t.orderNo))
}

/** The goods of these orders that a container brings. */
export const goodsInContainer = (
  db: Read,
  orderIds: readonly string[],
  containerNo: string,
): Promise<GoodsRow[]> => {
  const { inboundProduct: t } = db.t
  return db.select(t, inArray(t.orderId, [...orderIds]), eq(t.containerNo, containerNo))
}
