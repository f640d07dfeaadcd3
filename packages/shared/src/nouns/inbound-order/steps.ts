import { businessModules } from '../../kernel/business-modules.ts'
import * as z from 'zod'
import { inboundOrderRecord } from './contract.ts'
import { confirmed, goodsIn, planResult, planWork, plansAtMost } from '../inbound-plan/contract.ts'
import { withManifest } from '../inbound-manifest/contract.ts'
import {
  amount,
  flag,
  id,
  noInput,
  pieces,
  required,
  seenRows,
  seenVersion,
  text,
  wireDate,
  wireDateOut,
} from '../../kernel/wire.ts'

/** An order as it was seen. */
const seenOrder = { id: id(), version: seenVersion() }

/** A part of a goods line in a location; measures that are left out follow the pieces in proportion to the line. */
const planDraft = z.strictObject({
  lineId: id(),
  locationId: id(),
  planPieces: pieces(),
  planPallet: pieces().optional(),
  planNet: amount('kg').optional(),
  planGross: amount('kg').optional(),
  planVolume: amount('m3').optional(),
  planDate: wireDate().nullable().optional(),
  workTeam: text(40).optional(),
  tallyMan: text(40).optional(),
  forkliftCode: text(40).optional(),
})

const planning = {
  /** `id` is the order. */
  ...seenOrder,
  /** Left out, the server suggests locations; given, they cover every goods line exactly. */
  plans: z.array(planDraft).min(1).max(plansAtMost).optional(),
  /** Where to look for locations; the order's own area unless given. */
  storageAreaId: id().optional(),
  /** 1 puts other plans in place of those that an order at 3 has. */
  replace: flag().default(0),
  ...planWork,
}

const suggestion = z.object({
  lineId: z.string(),
  containerNo: z.string(),
  locationId: z.string(),
  locationCode: z.string(),
  planPieces: z.int(),
  planPallet: z.int(),
  planNet: z.string(),
  planGross: z.string(),
  planVolume: z.string(),
})

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
  /** 0 and 8, or 2 and 3 with their plans, become 9. */
  remove: {
    input: z.strictObject({ ...seenRows }),
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
  /** Where the goods could lie; nothing is stored. `unplaced` is what found no room. */
  suggestPlan: {
    input: z.strictObject({ id: id(), storageAreaId: id().optional() }),
    output: z.object({
      plans: z.array(suggestion),
      /** Who could do the work, as last time, and when: the expected day, or today when that is over. */
      work: z.object({
        planDate: wireDateOut(),
        workTeam: z.string(),
        tallyMan: z.string(),
        forkliftCode: z.string(),
      }),
      unplaced: z.array(
        z.object({
          lineId: z.string(),
          lineNo: z.int(),
          productName: z.string(),
          pieces: z.int(),
          net: z.string(),
        }),
      ),
    }),
  },
  generatePlan: { input: z.strictObject(planning), output: inboundOrderRecord },
  /** The interface of other systems: a second call replaces what the first one planned. */
  saveAndCreatePlan: {
    input: z.strictObject({
      ...planning,
      ...withManifest,
      replace: flag().default(1),
      remark: text(500).optional(),
    }),
    output: inboundOrderRecord,
  },
  /** 2, 3 -> 5 without tally: lines that are not named did not come. */
  saveAndCreateInventory: {
    input: z.strictObject({
      ...seenOrder,
      bizDate: wireDate().optional(),
      remark: text(500).optional(),
      ...withManifest,
      goods: z.array(goodsIn).min(1).max(plansAtMost),
      confirmed: confirmed(),
    }),
    output: inboundOrderRecord,
  },
  /** 3, 4 -> 5 by paper: plans that are not named came as planned. */
  markInbounded: {
    input: z.strictObject({
      ...seenOrder,
      bizDate: wireDate().optional(),
      reason: required(500, 'inboundOrder.whyRequired'),
      /** Number of the paper that proves it. */
      paperNo: required(100, 'inboundOrder.paperRequired'),
      plans: z.array(planResult).max(plansAtMost).default([]),
      confirmed: confirmed(),
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
  /** Where an order stands, and what oneself can do with it now (keys of the status machine). */
  state: {
    input: z.strictObject({ id: id() }),
    output: z.object({
      id: z.string(),
      orderNo: z.string(),
      masterBillNo: z.string(),
      orderStatus: z.int(),
      orderStatusName: z.string(),
      auditStatus: z.int(),
      inboundDate: wireDateOut().nullable(),
      plans: z.int(),
      finishedPlans: z.int(),
      openDiffs: z.int(),
      actions: z.array(z.string()),
    }),
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

export type InboundPlanDraft = z.infer<typeof planDraft>
export type InboundPlanning = z.infer<typeof inboundSteps.saveAndCreatePlan.input>
export type InboundPlanningInput = z.input<typeof inboundSteps.generatePlan.input>
export type InboundSuggestion = z.infer<typeof inboundSteps.suggestPlan.output>
export type InboundGoodsIn = z.infer<typeof inboundSteps.saveAndCreateInventory.input>
export type InboundByPaper = z.infer<typeof inboundSteps.markInbounded.input>
export type InboundState = z.infer<typeof inboundSteps.state.output>
export type DiffDecision = z.infer<typeof diffDecision>
