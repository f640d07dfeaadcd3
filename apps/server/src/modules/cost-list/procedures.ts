import { costList } from '@yuncang/shared/contracts/cost-list'
import { member, router } from '../../trpc/operation.ts'
import { customersOf, feePage, itemsOfQuotation, ofCustomer, page } from './service/read.ts'
import { create, disable, enable, remove, setRules, update } from './service/save.ts'

export const costListProcedures = router({
  page: member.query(costList.page, page),
  create: member.mutation(costList.create, create),
  update: member.mutation(costList.update, update),
  remove: member.mutation(costList.remove, remove),
  itemsOfQuotation: member.query(costList.itemsOfQuotation, itemsOfQuotation),
  ofCustomer: member.query(costList.ofCustomer, ofCustomer),
  feePage: member.query(costList.feePage, feePage),
  customersOf: member.query(costList.customersOf, customersOf),
  setRules: member.mutation(costList.setRules, setRules),
  enable: member.mutation(costList.enable, enable),
  disable: member.mutation(costList.disable, disable),
})
