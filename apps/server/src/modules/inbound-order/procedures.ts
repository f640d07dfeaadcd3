import { inboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { inboundSteps } from '@yuncang/shared/contracts/inbound-steps'
import { AppError } from '@yuncang/shared/errors'
import { member, router } from '../../trpc/operation.ts'
import { audit } from './service/audit.ts'
import { containers, get, getByBill, page, products, searchMasterBillNo } from './service/read.ts'
import { create } from './service/save.ts'
import { update } from './service/update.ts'

const later = async (): Promise<never> => {
  throw new AppError('record.notFound')
}

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
  suggestPlan: member.query(inboundSteps.suggestPlan, later),
  state: member.query(inboundSteps.state, later),
  testBill: member.query(inboundSteps.testBill, later),
  allBills: member.query(inboundSteps.allBills, later),
  choices: member.query(inboundSteps.choices, later),
  ofBill: member.query(inboundSteps.ofBill, later),
  updateList: member.mutation(inboundSteps.updateList, later),
  remove: member.mutation(inboundSteps.remove, later),
  setProducts: member.mutation(inboundSteps.setProducts, later),
  generatePlan: member.mutation(inboundSteps.generatePlan, later),
  saveAndCreatePlan: member.mutation(inboundSteps.saveAndCreatePlan, later),
  saveAndCreateInventory: member.mutation(inboundSteps.saveAndCreateInventory, later),
  markInbounded: member.mutation(inboundSteps.markInbounded, later),
  decideDiffs: member.mutation(inboundSteps.decideDiffs, later),
  complete: member.mutation(inboundSteps.complete, later),
  close: member.mutation(inboundSteps.close, later),
  setCard: member.mutation(inboundSteps.setCard, later),
  setMonthAgency: member.mutation(inboundSteps.setMonthAgency, later),
  setOwner: member.mutation(inboundSteps.setOwner, later),
  setQuotation: member.mutation(inboundSteps.setQuotation, later),
})
