import { inboundPlan } from '@yuncang/shared/contracts/inbound-plan'
import { AppError } from '@yuncang/shared/errors'
import { member, router } from '../../trpc/operation.ts'

const later = async (): Promise<never> => {
  throw new AppError('record.notFound')
}

export const inboundPlanProcedures = router({
  list: member.query(inboundPlan.list, later),
  start: member.mutation(inboundPlan.start, later),
  assign: member.mutation(inboundPlan.assign, later),
  finish: member.mutation(inboundPlan.finish, later),
  unFinish: member.mutation(inboundPlan.unFinish, later),
  abort: member.mutation(inboundPlan.abort, later),
})
