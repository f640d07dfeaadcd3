import { payment } from '@yuncang/shared/nouns/payment/contract'
import { member, router } from '../../trpc/operation.ts'
import { create, update, voidPayment } from './service/create.ts'
import { offset } from './service/offset.ts'
import { get, ofBill, page, payable, totals } from './service/read.ts'
import { suggestions } from './service/suggestions.ts'
import { refundable } from './service/refund.ts'
import { takeBack } from './service/take-back.ts'
import { writeOff } from './service/write-off.ts'

export const paymentProcedures = router({
  page: member.query(payment.page, page),
  totals: member.query(payment.totals, totals),
  get: member.query(payment.get, get),
  ofBill: member.query(payment.ofBill, ofBill),
  payable: member.query(payment.payable, payable),
  refundable: member.query(payment.refundable, refundable),
  suggestions: member.query(payment.suggestions, suggestions),
  create: member.mutation(payment.create, create),
  offset: member.mutation(payment.offset, offset),
  update: member.mutation(payment.update, update),
  writeOff: member.mutation(payment.writeOff, writeOff),
  takeBack: member.mutation(payment.takeBack, takeBack),
  void: member.mutation(payment.void, voidPayment),
})
