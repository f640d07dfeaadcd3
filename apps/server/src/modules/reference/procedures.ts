import { containerSize, costCenter, invoiceCode } from '@yuncang/shared/nouns/reference/contract'
import { member, router } from '../../trpc/operation.ts'
import { allContainers } from './service/containers.ts'
import {
  costCenterList,
  costCenterPage,
  createCostCenter,
  createInvoiceCode,
  invoiceCodeList,
  invoiceCodePage,
  updateCostCenter,
  updateInvoiceCode,
} from './service/lists.ts'

export const costCenterProcedures = router({
  list: member.query(costCenter.list, costCenterList),
  page: member.query(costCenter.page, costCenterPage),
  create: member.mutation(costCenter.create, createCostCenter),
  update: member.mutation(costCenter.update, updateCostCenter),
})

export const invoiceCodeProcedures = router({
  list: member.query(invoiceCode.list, invoiceCodeList),
  page: member.query(invoiceCode.page, invoiceCodePage),
  create: member.mutation(invoiceCode.create, createInvoiceCode),
  update: member.mutation(invoiceCode.update, updateInvoiceCode),
})

export const containerSizeProcedures = router({
  all: member.query(containerSize.all, allContainers),
})
