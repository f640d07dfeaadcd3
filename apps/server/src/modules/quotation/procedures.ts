import { quotation, stepwiseQuotation } from '@yuncang/shared/nouns/quotation/contract'
import { member, router } from '../../trpc/operation.ts'
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
import { setStopped } from './service/stop.ts'

export const quotationProcedures = router({
  page: member.query(quotation.page, page),
  get: member.query(quotation.get, get),
  usable: member.query(quotation.usable, usable),
  status: member.query(quotation.status, status),
  byContract: member.query(quotation.byContract, byContract),
  byCostLists: member.query(quotation.byCostLists, byCostLists),
  setStopped: member.mutation(quotation.setStopped, setStopped),
})

export const stepwiseQuotationProcedures = router({
  all: member.query(stepwiseQuotation.all, allTiers),
  byCustomer: member.query(stepwiseQuotation.byCustomer, tiersOfCustomer),
})
