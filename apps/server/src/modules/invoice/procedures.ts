import { invoice } from '@yuncang/shared/nouns/invoice/contract'
import { member, router } from '../../trpc/operation.ts'
import { create } from './service/create.ts'
import { get, invoiceable, ofBill, page, totals } from './service/read.ts'
import { reverse, update } from './service/reverse.ts'

export const invoiceProcedures = router({
  page: member.query(invoice.page, page),
  totals: member.query(invoice.totals, totals),
  get: member.query(invoice.get, get),
  ofBill: member.query(invoice.ofBill, ofBill),
  invoiceable: member.query(invoice.invoiceable, invoiceable),
  create: member.mutation(invoice.create, create),
  update: member.mutation(invoice.update, update),
  reverse: member.mutation(invoice.reverse, reverse),
})
