import * as z from 'zod'
import { withManifest } from '../inbound-manifest/contract.ts'
import { inboundOrderRecord } from '../inbound-order/contract.ts'
import { seenOrder } from '../inbound-order/steps.ts'
import { confirmed, goodsIn, planResult, planWork, plansAtMost } from './contract.ts'
import {
  amount,
  flag,
  id,
  pieces,
  required,
  seenRows,
  text,
  wireDate,
  wireDateOut,
} from '../../kernel/wire.ts'

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

/** What is done to an order together with its plans (docs/domain/inbound.md#actions). */
export const plannedOrder = {
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
  /** 0 and 8, or 2 and 3 with their plans, become 9. */
  remove: {
    input: z.strictObject({ ...seenRows }),
    output: z.array(inboundOrderRecord),
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
} as const

export type InboundPlanDraft = z.infer<typeof planDraft>
export type InboundPlanning = z.infer<typeof plannedOrder.saveAndCreatePlan.input>
export type InboundSuggestion = z.infer<typeof plannedOrder.suggestPlan.output>
export type InboundGoodsIn = z.infer<typeof plannedOrder.saveAndCreateInventory.input>
export type InboundByPaper = z.infer<typeof plannedOrder.markInbounded.input>
export type InboundState = z.infer<typeof plannedOrder.state.output>
