import { costList } from '@yuncang/shared/nouns/cost-list/contract'
import { quotation } from '@yuncang/shared/nouns/quotation/contract'
import { member, router } from '../../trpc/operation.ts'
import {
  customersOf,
  get,
  feePage,
  itemsOfQuotation,
  linesOfCostList,
  ofCustomer,
  page,
} from './service/read.ts'
import { setLineStopped, updatePrices } from './service/prices.ts'
import { setRules, setRuleStopped } from './service/rules.ts'
import { create, disable, enable, remove, update } from './service/save.ts'

export const costListProcedures = router({
  page: member.query(costList.page, page),
  get: member.query(costList.get, get),
  create: member.mutation(costList.create, create),
  update: member.mutation(costList.update, update),
  remove: member.mutation(costList.remove, remove),
  itemsOfQuotation: member.query(costList.itemsOfQuotation, itemsOfQuotation),
  ofCustomer: member.query(costList.ofCustomer, ofCustomer),
  feePage: member.query(costList.feePage, feePage),
  customersOf: member.query(costList.customersOf, customersOf),
  setRules: member.mutation(costList.setRules, setRules),
  setRuleStopped: member.mutation(costList.setRuleStopped, setRuleStopped),
  setLineStopped: member.mutation(costList.setLineStopped, setLineStopped),
  updatePrices: member.mutation(costList.updatePrices, updatePrices),
  enable: member.mutation(costList.enable, enable),
  disable: member.mutation(costList.disable, disable),
})

/** What a cost list offers to a quotation. */
export const quotationOfferProcedures = router({
  linesOfCostList: member.query(quotation.linesOfCostList, linesOfCostList),
})
