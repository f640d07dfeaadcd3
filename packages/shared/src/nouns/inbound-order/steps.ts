import { businessModules } from '../../kernel/business-modules.ts'
import * as z from 'zod'
import { inboundOrderRecord } from './contract.ts'
import { flag, id, noInput, seenRows, seenVersion, text } from '../../kernel/wire.ts'

/** An order as it was seen. */
export const seenOrder = { id: id(), version: seenVersion() }

/** DIFF_DECISION: 按实收, 待补, 索赔. */
const diffDecision = z.enum(['ACTUAL', 'WAIT', 'CLAIM'])

const bill = z.object({ MASTER_BILL_NO: z.string() })

/** Steps of the status machine and calls on several orders (docs/domain/inbound.md#actions). */
export const inboundSteps = {
  /** auditStatus 1 submits, 0 withdraws what oneself submitted. */
  updateList: {
    input: z.strictObject({ auditStatus: z.enum(['0', '1']), ...seenRows }),
    output: z.array(inboundOrderRecord),
  },
  /** Which product of the master data a goods line is, where code and name do not say it. */
  setProducts: {
    input: z.strictObject({
      ...seenOrder,
      products: z
        .array(z.strictObject({ lineId: id(), productId: id() }))
        .min(1)
        .max(50_000),
    }),
    output: inboundOrderRecord,
  },
  decideDiffs: {
    input: z.strictObject({
      ...seenOrder,
      decisions: z
        .array(z.strictObject({ lineId: id(), diffDecision }))
        .min(1)
        .max(50_000),
    }),
    output: inboundOrderRecord,
  },
  /** 5 -> 6; cancel 1 leads back (6 -> 5). */
  complete: {
    input: z.strictObject({
      ...seenOrder,
      cancel: flag().default(0),
      /** 1: what came was compared with the manifest of the bill, where there is one. */
      manifestConfirmed: flag().default(0),
    }),
    output: inboundOrderRecord,
  },
  /** 6 -> 7. */
  close: { input: z.strictObject(seenOrder), output: inboundOrderRecord },
  /** The customs gate was passed with a 核放单, whose number other systems may not know; or that was a mistake. */
  setCard: {
    input: z.strictObject({ ...seenRows, isCard: flag(), passportNo: text(40).default('') }),
    output: z.array(inboundOrderRecord),
  },
  setMonthAgency: {
    input: z.strictObject({ ...seenRows, monthAgency: flag() }),
    output: z.array(inboundOrderRecord),
  },
  /** Another owner of the goods, before they are in; null is the customer. */
  setOwner: {
    input: z.strictObject({ ...seenRows, hqCustomerId: id().nullable() }),
    output: z.array(inboundOrderRecord),
  },
  /** The quotation by which orders are charged; null is what the contract says. */
  setQuotation: {
    input: z.strictObject({ ...seenRows, bjdId: id().nullable() }),
    output: z.array(inboundOrderRecord),
  },
  testBill: {
    input: z.strictObject({ masterBillNo: text(64) }),
    output: z.object({
      exists: z.boolean(),
      ids: z.array(z.string()),
      nextSplitSeq: z.int(),
    }),
  },
  /** The newest 10,000 numbers. */
  allBills: { input: noInput, output: z.array(bill) },
  /** Orders as a select offers them, the newest 200 that match. */
  choices: {
    input: z.strictObject({
      keyword: text(64).optional(),
      orderStatus: z.int().min(0).max(9).optional(),
    }),
    output: z.array(
      z.object({
        dictValue: z.string(),
        dictLabel: z.string(),
        orderNo: z.string(),
        customerName: z.string(),
        orderStatus: z.int(),
      }),
    ),
  },
  /** The business of a bill of lading, every delivery of it. */
  ofBill: {
    input: z.strictObject({ masterBillNo: text(64) }),
    output: z.array(
      inboundOrderRecord.extend({ operateModule: z.literal(businessModules.inboundOrder) }),
    ),
  },
} as const

export type DiffDecision = z.infer<typeof diffDecision>
