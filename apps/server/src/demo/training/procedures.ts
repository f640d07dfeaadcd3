import { demo } from '@yuncang/shared/nouns/training/contract'
import { member, router } from '../../trpc/operation.ts'
import { resetTenant, training } from './service.ts'

export const demoProcedures = router({
  training: member.query(demo.training, training),
  resetTenant: member.mutation(demo.resetTenant, resetTenant),
})
