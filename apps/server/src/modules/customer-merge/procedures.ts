import { customerMerge } from '@yuncang/shared/nouns/customer-merge/contract'
import { member, router } from '../../trpc/operation.ts'
import { start } from './service/merge.ts'
import { duplicates, preview } from './service/preview.ts'

export const customerMergeProcedures = router({
  duplicates: member.query(customerMerge.duplicates, duplicates),
  preview: member.query(customerMerge.preview, preview),
  start: member.mutation(customerMerge.start, start),
})
