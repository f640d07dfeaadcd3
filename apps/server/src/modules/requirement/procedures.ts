import { requirement } from '@yuncang/shared/nouns/requirement/contract'
import { member, router } from '../../trpc/operation.ts'
import { create, page, step } from './service/requirement.ts'

export const requirementProcedures = router({
  page: member.query(requirement.page, page),
  create: member.mutation(requirement.create, create),
  step: member.mutation(requirement.step, step),
})
