import { monthClose } from '@yuncang/shared/nouns/month-close/contract'
import { member, router } from '../../trpc/operation.ts'
import { missing } from './service/missing.ts'
import { get, list } from './service/months.ts'
import { closeMonth, prepare, reopenMonth, sendBack, withdraw } from './service/steps.ts'

export const monthCloseProcedures = router({
  list: member.query(monthClose.list, list),
  get: member.query(monthClose.get, get),
  missing: member.query(monthClose.missing, missing),
  prepare: member.mutation(monthClose.prepare, prepare),
  withdraw: member.mutation(monthClose.withdraw, withdraw),
  sendBack: member.mutation(monthClose.sendBack, sendBack),
  closeMonth: member.mutation(monthClose.closeMonth, closeMonth),
  reopenMonth: member.mutation(monthClose.reopenMonth, reopenMonth),
})
