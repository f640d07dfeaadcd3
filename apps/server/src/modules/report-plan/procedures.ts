import { reportPlan } from '@yuncang/shared/nouns/report-plan/contract'
import { member, router } from '../../trpc/operation.ts'
import { history, list, pause, remove, resume, save, sendings } from './service/plans.ts'

export const reportPlanProcedures = router({
  list: member.query(reportPlan.list, list),
  save: member.mutation(reportPlan.save, save),
  pause: member.mutation(reportPlan.pause, pause),
  resume: member.mutation(reportPlan.resume, resume),
  remove: member.mutation(reportPlan.remove, remove),
  history: member.query(reportPlan.history, history),
  sendings: member.query(reportPlan.sendings, sendings),
})
