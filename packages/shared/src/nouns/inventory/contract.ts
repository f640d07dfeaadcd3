import * as z from 'zod'
import { holdSortable, inventorySortable, summaryKeys, summarySortable } from './lists.ts'
import {
  flag,
  id,
  pageInput,
  pageOutput,
  text,
  wireDate,
  wireDateOut,
  wireTimeOut,
} from '../../kernel/wire.ts'

/** What a lot is found by; a location stands for everything below it too. */
const filters = {
  hqCustomerId: id().optional(),
  masterBillNo: text(64).optional(),
  locationId: id().optional(),
  /** A part of the product's code or name. */
  product: text(100).optional(),
  lotNo: text(40).optional(),
  containerNo: text(20).optional(),
  productStatus: text(20).optional(),
  inboundOrderId: id().optional(),
  /** 1: lots with goods only. */
  withStock: flag().optional(),
}

const onHand = {
  onHandQty: z.string(),
  onHandPieces: z.int(),
  onHandPallets: z.int(),
  onHandNet: z.string(),
  onHandGross: z.string(),
  onHandVolume: z.string(),
  reservedQty: z.string(),
  availableQty: z.string(),
}

const record = z.object({
  id: z.string(),
  lotNo: z.string(),
  rootLotId: z.string(),
  hqCustomerId: z.string(),
  hqCustomerName: z.string(),
  masterBillNo: z.string(),
  inboundOrderId: z.string(),
  sourceModule: z.string(),
  sourceId: z.string(),
  sourceNo: z.string(),
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  brandName: z.string(),
  batchNo: z.string(),
  unit: z.string(),
  containerNo: z.string(),
  containerSize: z.string(),
  locationId: z.string(),
  locationCode: z.string(),
  productStatus: z.string(),
  bondedFlag: flag(),
  inDate: wireDateOut(),
  ageDate: wireDateOut(),
  /** Days in store, the first one counted; null when nothing is left. */
  ageDays: z.int().nullable(),
  ...onHand,
  reservedPieces: z.int(),
  reservedPallets: z.int(),
  availablePieces: z.int(),
  availablePallets: z.int(),
  ledgerCount: z.int(),
  version: z.int(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

/** Measures of many lots together. Quantities are null where units differ: they do not add up. */
const totals = z.object({
  ...onHand,
  lots: z.int(),
  unit: z.string().nullable(),
  onHandQty: z.string().nullable(),
  reservedQty: z.string().nullable(),
  availableQty: z.string().nullable(),
})

const ledgerRow = z.object({
  id: z.string(),
  seq: z.int(),
  type: z.string(),
  qty: z.string(),
  pieces: z.int(),
  pallets: z.int(),
  net: z.string(),
  gross: z.string(),
  volume: z.string(),
  qtyBefore: z.string(),
  qtyAfter: z.string(),
  bizDate: wireDateOut(),
  postTime: wireTimeOut(),
  /** Name of who posted it. */
  poster: z.string(),
  refModule: z.string(),
  refId: z.string(),
  refNo: z.string(),
  reversalOf: z.string().nullable(),
})

const hold = z.object({
  id: z.string(),
  type: z.int(),
  refModule: z.string(),
  refId: z.string(),
  refNo: z.string(),
  qty: z.string(),
  consumedQty: z.string(),
  pieces: z.int(),
  pallets: z.int(),
  /** What it still holds; nothing once it is over. */
  heldQty: z.string(),
  heldPieces: z.int(),
  heldPallets: z.int(),
  expireTime: wireTimeOut().nullable(),
  status: z.int(),
  createTime: wireTimeOut(),
  lotId: z.string(),
  lotNo: z.string(),
  hqCustomerId: z.string(),
  hqCustomerName: z.string(),
  masterBillNo: z.string(),
  productName: z.string(),
  locationCode: z.string(),
  containerNo: z.string(),
  unit: z.string(),
})

const ofBill = z.strictObject({ masterBillNo: text(64) })

export const inventory = {
  page: {
    input: pageInput(inventorySortable, filters),
    output: pageOutput(record).extend({ totals }),
  },
  get: { input: z.strictObject({ id: id() }), output: record },
  ledger: { input: z.strictObject({ id: id() }), output: z.array(ledgerRow) },
  /** Lots added up by owner, bill of lading or location. */
  summary: {
    input: pageInput(summarySortable, { ...filters, by: z.enum(summaryKeys) }),
    output: pageOutput(
      totals.extend({
        /** What the list of lots is filtered by to see them: an id, or the number of a bill. */
        key: z.string(),
        label: z.string(),
        /** The owner when there is one only. */
        hqCustomerName: z.string().nullable(),
        customers: z.int(),
        bills: z.int(),
      }),
    ).extend({ totals }),
  },
  /** What is promised, and to whom (page /wms/inventory?type=1). */
  reservations: {
    input: pageInput(holdSortable, {
      refNo: text(40).optional(),
      masterBillNo: text(64).optional(),
      hqCustomerId: id().optional(),
      lotId: id().optional(),
      type: z.int().min(1).max(7).optional(),
      status: z.int().min(1).max(4).optional(),
      /** The last day, holds end on it or before. */
      expireTo: wireDate().optional(),
    }),
    output: pageOutput(hold),
  },
  /** Who owns goods of a bill. */
  owners: {
    input: ofBill,
    output: z.array(z.object({ hqCustomerId: z.string(), hqCustomerName: z.string() })),
  },
  /** Brands of which goods of a bill are there. */
  brands: { input: ofBill, output: z.array(z.object({ brandName: z.string() })) },
  /** Up to 100 bills with goods whose number contains the text. */
  bills: {
    input: z.strictObject({ masterBillNo: text(64).default('') }),
    output: z.array(z.object({ masterBillNo: z.string() })),
  },
  /** Up to 100 numbers of the documents by which goods came in that are still there. */
  receipts: {
    input: z.strictObject({ wmsReceiptNo: text(64).default('') }),
    output: z.array(z.object({ wmsReceiptNo: z.string() })),
  },
} as const

export type Lot = z.infer<typeof record>
export type LotTotals = z.infer<typeof totals>
export type LotLedgerRow = z.infer<typeof ledgerRow>
export type LotHold = z.infer<typeof hold>
export type LotSummary = z.infer<typeof inventory.summary.output>['records'][number]
export type SummaryKey = (typeof summaryKeys)[number]
export type InventoryQuery = z.infer<typeof inventory.page.input>
export type SummaryQuery = z.infer<typeof inventory.summary.input>
export type HoldQuery = z.infer<typeof inventory.reservations.input>
