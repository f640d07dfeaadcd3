import { inboundPlan } from '@yuncang/shared/contracts/inbound-plan'
import { member, router } from '../../trpc/operation.ts'
import { finish } from './service/finish.ts'
import { unFinish } from './service/un-finish.ts'
import { abort, assign, list, start } from './service/work.ts'

export const inboundPlanProcedures = router({
  list: member.query(inboundPlan.list, list),
  start: member.mutation(inboundPlan.start, start),
  assign: member.mutation(inboundPlan.assign, assign),
  finish: member.mutation(inboundPlan.finish, finish),
  unFinish: member.mutation(inboundPlan.unFinish, unFinish),
  abort: member.mutation(inboundPlan.abort, abort),
})
