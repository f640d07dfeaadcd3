import { inboundPlan } from '@yuncang/shared/nouns/inbound-plan/contract'
import { plannedOrder } from '@yuncang/shared/nouns/inbound-plan/planned-order'
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
  state: member.query(plannedOrder.state, state),
  remove: member.mutation(plannedOrder.remove, remove),
  suggestPlan: member.query(plannedOrder.suggestPlan, suggestPlan),
  generatePlan: member.mutation(plannedOrder.generatePlan, generatePlan),
  saveAndCreatePlan: member.mutation(plannedOrder.saveAndCreatePlan, generatePlan),
  saveAndCreateInventory: member.mutation(plannedOrder.saveAndCreateInventory, createInventory),
  markInbounded: member.mutation(plannedOrder.markInbounded, markInbounded),
})
