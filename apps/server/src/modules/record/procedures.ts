import { record } from '@yuncang/shared/contracts/record'
import { member, router } from '../../trpc/operation.ts'
import { audits, operations } from './service.ts'

export const recordProcedures = router({
  operations: member.query(record.operations, operations),
  audits: member.query(record.audits, audits),
})
