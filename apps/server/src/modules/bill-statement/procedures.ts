import { billStatement } from '@yuncang/shared/nouns/bill-statement/contract'
import { member, router } from '../../trpc/operation.ts'
import { paged } from '../report/service/page.ts'
import { entries, totals } from './service/read.ts'
import { letterOf, mails, send } from './service/send.ts'

export const billStatementProcedures = router({
  page: member.query(billStatement.page, paged(entries)),
  totals: member.query(billStatement.totals, totals),
  letter: member.query(billStatement.letter, letterOf),
  sendMail: member.mutation(billStatement.sendMail, send),
  mails: member.query(billStatement.mails, mails),
})
