import { inboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { member, router } from '../../trpc/operation.ts'
import { audit, submit } from './service/audit.ts'
import { containers, get, getByBill, page, products, searchMasterBillNo } from './service/read.ts'
import { create } from './service/save.ts'

export const inboundOrderProcedures = router({
  page: member.query(inboundOrder.page, page),
  get: member.query(inboundOrder.get, get),
  getByBill: member.query(inboundOrder.getByBill, getByBill),
  searchMasterBillNo: member.query(inboundOrder.searchMasterBillNo, searchMasterBillNo),
  containers: member.query(inboundOrder.containers, containers),
  products: member.query(inboundOrder.products, products),
  create: member.mutation(inboundOrder.create, create),
  submit: member.mutation(inboundOrder.submit, submit),
  audit: member.mutation(inboundOrder.audit, audit),
})
