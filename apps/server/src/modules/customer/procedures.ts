import { customer } from '@yuncang/shared/nouns/customer/contract'
import {
  customerBank,
  customerBranch,
  customerContacter,
  customerInvoice,
} from '@yuncang/shared/nouns/customer/parts'
import { member, router } from '../../trpc/operation.ts'
import { bankCases, branchCases, contacterCases, invoiceCases } from './parts/save.ts'
import { byNames, get, page, search, testForContract } from './service/read.ts'
import { similar } from './service/similar.ts'
import { create, setStopped, setTypes, update } from './service/save.ts'

export const customerProcedures = router({
  page: member.query(customer.page, page),
  get: member.query(customer.get, get),
  search: member.query(customer.search, search),
  similar: member.query(customer.similar, similar),
  byNames: member.query(customer.byNames, byNames),
  testForContract: member.query(customer.testForContract, testForContract),
  create: member.mutation(customer.create, create),
  update: member.mutation(customer.update, update),
  setStopped: member.mutation(customer.setStopped, setStopped),
  setTypes: member.mutation(customer.setTypes, setTypes),
})

export const customerInvoiceProcedures = router({
  list: member.query(customerInvoice.list, invoiceCases.list),
  save: member.mutation(customerInvoice.save, invoiceCases.save),
  remove: member.mutation(customerInvoice.remove, invoiceCases.remove),
})

export const customerBankProcedures = router({
  list: member.query(customerBank.list, bankCases.list),
  save: member.mutation(customerBank.save, bankCases.save),
  remove: member.mutation(customerBank.remove, bankCases.remove),
})

export const customerContacterProcedures = router({
  list: member.query(customerContacter.list, contacterCases.list),
  save: member.mutation(customerContacter.save, contacterCases.save),
  remove: member.mutation(customerContacter.remove, contacterCases.remove),
})

export const customerBranchProcedures = router({
  list: member.query(customerBranch.list, branchCases.list),
  save: member.mutation(customerBranch.save, branchCases.save),
  remove: member.mutation(customerBranch.remove, branchCases.remove),
})
