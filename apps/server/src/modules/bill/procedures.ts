import { bill, billReduction } from '@yuncang/shared/nouns/bill/contract'
import { billMail } from '@yuncang/shared/nouns/bill/mail'
import { feeLine } from '@yuncang/shared/nouns/fee-line/contract'
import { member, router } from '../../trpc/operation.ts'
import { removeLines } from './service/compose.ts'
import { confirm, dispute } from './service/confirm.ts'
import { credit, reverseFee } from './service/credit.ts'
import { generate, startGenerate } from './service/generate.ts'
import { pass, refuseBill, reopen, submit, voidBill, withdraw } from './service/judge.ts'
import { get, page, reductionPage, reductionsOfBill, totals, unbilled } from './service/read.ts'
import { startSend, unsent } from './service/send-month.ts'
import { letterOf, mails, send } from './service/send.ts'
import * as reduction from './service/reduction.ts'

export const billProcedures = router({
  page: member.query(bill.page, page),
  totals: member.query(bill.totals, totals),
  get: member.query(bill.get, get),
  unbilled: member.query(bill.unbilled, unbilled),
  generate: member.mutation(bill.generate, generate),
  startGenerate: member.mutation(bill.startGenerate, startGenerate),
  removeLines: member.mutation(bill.removeLines, removeLines),
  submit: member.mutation(bill.submit, submit),
  withdraw: member.mutation(bill.withdraw, withdraw),
  pass: member.mutation(bill.pass, pass),
  refuse: member.mutation(bill.refuse, refuseBill),
  confirm: member.mutation(bill.confirm, confirm),
  dispute: member.mutation(bill.dispute, dispute),
  letter: member.query(billMail.letter, letterOf),
  sendMail: member.mutation(billMail.sendMail, send),
  mails: member.query(billMail.mails, mails),
  unsent: member.query(billMail.unsent, unsent),
  startSendMail: member.mutation(billMail.startSendMail, startSend),
  credit: member.mutation(bill.credit, credit),
  reopen: member.mutation(bill.reopen, reopen),
  void: member.mutation(bill.void, voidBill),
})

/** A fee is taken back by those who know what was taken off it on a bill. */
export const billedFeeProcedures = router({
  reverse: member.mutation(feeLine.reverse, reverseFee),
})

export const billReductionProcedures = router({
  page: member.query(billReduction.page, reductionPage),
  ofBill: member.query(billReduction.ofBill, reductionsOfBill),
  create: member.mutation(billReduction.create, reduction.create),
  pass: member.mutation(billReduction.pass, reduction.pass),
  refuse: member.mutation(billReduction.refuse, reduction.refuseReduction),
  withdraw: member.mutation(billReduction.withdraw, reduction.withdraw),
})
