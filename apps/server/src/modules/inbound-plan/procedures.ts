import { inboundPlan } from '@yuncang/shared/nouns/inbound-plan/contract'
import { inboundSteps } from '@yuncang/shared/nouns/inbound-order/steps'
import { member, router } from '../../trpc/operation.ts'
import { finish, markInbounded } from './service/finish.ts'
import { generatePlan, suggestPlan } from './service/plan.ts'
import { remove } from './service/remove-order.ts'
import { state } from './service/state.ts'
import { unFinish } from './service/un-finish.ts'
import { createInventory } from './service/without-tally.ts'
import { abort, assign, list, start } from './service/work.ts'

export const inboundPlanProcedures = router({
  list: member.query(inboundPlan.list, list),
  start: member.mutation(inboundPlan.start, start),
  assign: member.mutation(inboundPlan.assign, assign),
  finish: member.mutation(inboundPlan.finish, finish),
  unFinish: member.mutation(inboundPlan.unFinish, unFinish),
  abort: member.mutation(inboundPlan.abort, abort),
})

/** What is done to an order together with its plans. */
export const plannedOrderProcedures = router({
  state: member.query(inboundSteps.state, state),
  remove: member.mutation(inboundSteps.remove, remove),
  suggestPlan: member.query(inboundSteps.suggestPlan, suggestPlan),
  generatePlan: member.mutation(inboundSteps.generatePlan, generatePlan),
  saveAndCreatePlan: member.mutation(inboundSteps.saveAndCreatePlan, generatePlan),
  saveAndCreateInventory: member.mutation(inboundSteps.saveAndCreateInventory, createInventory),
  markInbounded: member.mutation(inboundSteps.markInbounded, markInbounded),
})
