import { quotation, stepwiseQuotation } from '@yuncang/shared/contracts/quotation'
import { member, router } from '../../trpc/operation.ts'
import { linesOfCostList } from '../cost-list/service/read.ts'
import { save, setStopped, updatePrices } from './service/change.ts'
import {
  allTiers,
  byContract,
  byCostLists,
  get,
  page,
  status,
  tiersOfCustomer,
  usable,
} from './service/read.ts'

export const quotationProcedures = router({
  page: member.query(quotation.page, page),
  get: member.query(quotation.get, get),
  usable: member.query(quotation.usable, usable),
  status: member.query(quotation.status, status),
  byContract: member.query(quotation.byContract, byContract),
  byCostLists: member.query(quotation.byCostLists, byCostLists),
  linesOfCostList: member.query(quotation.linesOfCostList, linesOfCostList),
  save: member.mutation(quotation.save, save),
  updatePrices: member.mutation(quotation.updatePrices, updatePrices),
  setStopped: member.mutation(quotation.setStopped, setStopped),
})

export const stepwiseQuotationProcedures = router({
  all: member.query(stepwiseQuotation.all, allTiers),
  byCustomer: member.query(stepwiseQuotation.byCustomer, tiersOfCustomer),
})
