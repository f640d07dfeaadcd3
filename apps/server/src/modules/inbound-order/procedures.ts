import { inboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { inboundSteps } from '@yuncang/shared/contracts/inbound-steps'
import { member, router } from '../../trpc/operation.ts'
import { markInbounded } from '../inbound-plan/service/finish.ts'
import { generatePlan, suggestPlan } from '../inbound-plan/service/plan.ts'
import { createInventory } from '../inbound-plan/service/without-tally.ts'
import { audit } from './service/audit.ts'
import { allBills, choices, ofBill, state, testBill } from './service/bills.ts'
import { setCard, setMonthAgency, setOwner, setProducts, setQuotation } from './service/marks.ts'
import { containers, get, getByBill, page, products, searchMasterBillNo } from './service/read.ts'
import { remove } from './service/remove.ts'
import { create } from './service/save.ts'
import { close, complete, decideDiffs } from './service/settle.ts'
import { updateList } from './service/submit.ts'
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
  state: member.query(inboundSteps.state, state),
  testBill: member.query(inboundSteps.testBill, testBill),
  allBills: member.query(inboundSteps.allBills, allBills),
  choices: member.query(inboundSteps.choices, choices),
  ofBill: member.query(inboundSteps.ofBill, ofBill),
  updateList: member.mutation(inboundSteps.updateList, updateList),
  remove: member.mutation(inboundSteps.remove, remove),
  setProducts: member.mutation(inboundSteps.setProducts, setProducts),
  setCard: member.mutation(inboundSteps.setCard, setCard),
  setMonthAgency: member.mutation(inboundSteps.setMonthAgency, setMonthAgency),
  setOwner: member.mutation(inboundSteps.setOwner, setOwner),
  setQuotation: member.mutation(inboundSteps.setQuotation, setQuotation),
  suggestPlan: member.query(inboundSteps.suggestPlan, suggestPlan),
  generatePlan: member.mutation(inboundSteps.generatePlan, generatePlan),
  saveAndCreatePlan: member.mutation(inboundSteps.saveAndCreatePlan, generatePlan),
  saveAndCreateInventory: member.mutation(inboundSteps.saveAndCreateInventory, createInventory),
  markInbounded: member.mutation(inboundSteps.markInbounded, markInbounded),
  decideDiffs: member.mutation(inboundSteps.decideDiffs, decideDiffs),
  complete: member.mutation(inboundSteps.complete, complete),
  close: member.mutation(inboundSteps.close, close),
})
