import { customer } from '@yuncang/shared/contracts/customer'
import { member, router } from '../../trpc/operation.ts'
import { create, get, page, search, setStopped, update } from './service.ts'

export const customerProcedures = router({
  page: member.query(customer.page, page),
  get: member.query(customer.get, get),
  search: member.query(customer.search, search),
  create: member.mutation(customer.create, create),
  update: member.mutation(customer.update, update),
  setStopped: member.mutation(customer.setStopped, setStopped),
})
