import * as z from 'zod'
import { inboundOrderRecord } from '../inbound-order/contract.ts'
import {
  amount,
  flag,
  id,
  pieces,
  required,
  seenVersion,
  text,
  version,
  wireDate,
  wireDateOut,
  wireTimeOut,
} from '../../kernel/wire.ts'

/** Who does the work and when; blank where nobody is named yet. */
export const planWork = {
  planDate: wireDate().nullable().default(null),
  workTeam: text(40).default(''),
  tallyMan: text(40).default(''),
  forkliftCode: text(40).default(''),
}

/** Pallets, weights and volume that are left out follow the pieces in proportion to the plan. */
const found = {
  actPieces: pieces(),
  actPallet: pieces().optional(),
  actNet: amount('kg').optional(),
  actGross: amount('kg').optional(),
  actVolume: amount('m3').optional(),
  /** Of actPieces; they become a lot of their own with product status 2. */
  damagePieces: pieces().default(0),
  note: text(500).default(''),
}

/** What was found when the goods of a plan came. */
export const planResult = z.strictObject({
  id: id(),
  version: seenVersion(),
  ...found,
  /** Where the goods were put, when it is not the planned location. */
  locationId: id().optional(),
})

/** 1: what is unlike the plan, or was never opened, was looked at again. */
export const confirmed = () => flag().default(0)

/** Goods of a line that are in without a plan. */
export const goodsIn = z.strictObject({ lineId: id(), locationId: id(), ...found })

const record = z.object({
  id: z.string(),
  planNo: z.string(),
  orderId: z.string(),
  lineId: z.string(),
  containerNo: z.string(),
  locationId: z.string(),
  locationCode: z.string(),
  planPieces: z.int(),
  planPallet: z.int(),
  planNet: z.string(),
  planGross: z.string(),
  planVolume: z.string(),
  workTeam: z.string(),
  tallyMan: z.string(),
  forkliftCode: z.string(),
  planDate: wireDateOut().nullable(),
  /** Dictionary PLAN_STATUS: 0 waiting, 1 under way, 2 finished, 9 cancelled. */
  status: z.int(),
  startTime: wireTimeOut().nullable(),
  finishTime: wireTimeOut().nullable(),
  bizDate: wireDateOut().nullable(),
  actPieces: z.int().nullable(),
  actPallet: z.int().nullable(),
  actNet: z.string().nullable(),
  actGross: z.string().nullable(),
  actVolume: z.string().nullable(),
  damagePieces: z.int(),
  note: z.string(),
  version: z.int(),
})

/** More plans than an order has lines: a line may lie in several locations. */
export const plansAtMost = 60_000
const planIds = () => z.array(id()).min(1).max(plansAtMost)
/** The version that the caller saw of each of the planIds, in their order. */
const planVersions = () => z.array(version()).min(1).max(plansAtMost).optional()

/** Operations on the storage plans of an inbound order (docs/domain/inbound.md#plans). */
export const inboundPlan = {
  /** Plans of an order that are not cancelled, by their number. `id` is the order. */
  list: { input: z.strictObject({ id: id() }), output: z.array(record) },
  /** Work begins (3 -> 4, or more plans of a 4): the given plans, or all that wait. `id` is the order. */
  start: {
    input: z.strictObject({
      id: id(),
      version: seenVersion(),
      planIds: planIds().optional(),
      planVersions: planVersions(),
    }),
    output: inboundOrderRecord,
  },
  /** Team, tally clerk, forklift or day of plans that are not finished: what is given changes. `id` is the order. */
  assign: {
    input: z.strictObject({
      id: id(),
      planIds: planIds(),
      planVersions: planVersions(),
      planDate: wireDate().nullable().optional(),
      workTeam: text(40).optional(),
      tallyMan: text(40).optional(),
      forkliftCode: text(40).optional(),
    }),
    output: inboundOrderRecord,
  },
  /** Posts what came (`id` is the order); with the last plan the order turns 5. Today unless bizDate is given. */
  finish: {
    input: z
      .strictObject({
        id: id(),
        /** Of the order; the plans that are named have their own. */
        version: seenVersion(),
        bizDate: wireDate().optional(),
        plans: z.array(planResult).max(plansAtMost).default([]),
        /** 1: every plan that is not named came as planned. */
        restAsPlanned: flag().default(0),
        confirmed: confirmed(),
      })
      .refine(({ plans, restAsPlanned }) => plans.length > 0 || restAsPlanned === 1, {
        path: ['plans'],
        message: 'inboundPlan.noneGiven',
      }),
    output: inboundOrderRecord,
  },
  /** Takes back what was posted: `id` is a finished plan, or an order whose plans are all taken back (5 -> 4). */
  unFinish: {
    input: z.strictObject({ id: id(), version: seenVersion() }),
    output: inboundOrderRecord,
  },
  /** Back to 3 while nothing is finished. `id` is the order. */
  abort: {
    input: z.strictObject({
      id: id(),
      version: seenVersion(),
      reason: required(500, 'inboundOrder.whyRequired'),
    }),
    output: inboundOrderRecord,
  },
} as const

export type InboundPlan = z.infer<typeof record>
export type PlanResult = z.infer<typeof planResult>
export type GoodsIn = z.infer<typeof goodsIn>
export type InboundPlanStart = z.infer<typeof inboundPlan.start.input>
export type InboundPlanAssignment = z.infer<typeof inboundPlan.assign.input>
export type InboundPlanFinish = z.infer<typeof inboundPlan.finish.input>
export type InboundPlanFinishInput = z.input<typeof inboundPlan.finish.input>
