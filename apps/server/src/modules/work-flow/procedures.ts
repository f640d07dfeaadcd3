import { workFlow } from '@yuncang/shared/nouns/work-flow/contract'
import { member, router } from '../../trpc/operation.ts'
import { flowList, ruleList, stepList } from './service.ts'

export const workFlowProcedures = router({
  rules: member.query(workFlow.rules, ruleList),
  flows: member.query(workFlow.flows, flowList),
  steps: member.query(workFlow.steps, stepList),
})
