import { record } from '@yuncang/shared/nouns/record/contract'
import { member, router } from '../../trpc/operation.ts'
import { audits, operations, prices } from './service.ts'

export const recordProcedures = router({
  operations: member.query(record.operations, operations),
  audits: member.query(record.audits, audits),
  prices: member.query(record.prices, prices),
})
