import { financeExchange } from '@yuncang/shared/nouns/finance-exchange/contract'
import { member, router } from '../../trpc/operation.ts'
import { ofBill, page } from './service/read.ts'
import { resend, settle } from './service/step.ts'

export const financeExchangeProcedures = router({
  page: member.query(financeExchange.page, page),
  ofBill: member.query(financeExchange.ofBill, ofBill),
  resend: member.mutation(financeExchange.resend, resend),
  settle: member.mutation(financeExchange.settle, settle),
})
