import { inboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { member, router } from '../../trpc/operation.ts'
import { audit } from './service/audit.ts'
import { containers, get, getByBill, page, products, searchMasterBillNo } from './service/read.ts'
import { create } from './service/save.ts'
import { update } from './service/update.ts'

export const inboundOrderProcedures = router({
  page: member.query(inboundOrder.page, page),
  get: member.query(inboundOrder.get, get),
  getByBill: member.query(inboundOrder.getByBill, getByBill),
  searchMasterBillNo: member.query(inboundOrder.searchMasterBillNo, searchMasterBillNo),
  containers: member.query(inboundOrder.containers, containers),
  products: member.query(inboundOrder.products, products),
  create: member.mutation(inboundOrder.create, create),
  update: member.mutation(inboundOrder.update, update),
  audit: member.mutation(inboundOrder.audit, audit),
})
