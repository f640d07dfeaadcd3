import { inboundManifest } from '@yuncang/shared/nouns/inbound-manifest/contract'
import { inboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { inboundSteps } from '@yuncang/shared/nouns/inbound-order/steps'
import { member, router } from '../../trpc/operation.ts'
import { audit } from './service/audit.ts'
import { allBills, choices, ofBill, testBill } from './service/bills.ts'
import { manifestOfBill, saveManifest } from './service/manifest.ts'
import {
  setCard,
  setMonthAgency,
  setOwner,
  setProducts,
  setQuotation,
} from './service/attributes.ts'
import { containers, get, getByBill, page, products, searchMasterBillNo } from './service/read.ts'
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
  testBill: member.query(inboundSteps.testBill, testBill),
  allBills: member.query(inboundSteps.allBills, allBills),
  choices: member.query(inboundSteps.choices, choices),
  ofBill: member.query(inboundSteps.ofBill, ofBill),
  updateList: member.mutation(inboundSteps.updateList, updateList),
  setProducts: member.mutation(inboundSteps.setProducts, setProducts),
  setCard: member.mutation(inboundSteps.setCard, setCard),
  setMonthAgency: member.mutation(inboundSteps.setMonthAgency, setMonthAgency),
  setOwner: member.mutation(inboundSteps.setOwner, setOwner),
  setQuotation: member.mutation(inboundSteps.setQuotation, setQuotation),
  decideDiffs: member.mutation(inboundSteps.decideDiffs, decideDiffs),
  complete: member.mutation(inboundSteps.complete, complete),
  close: member.mutation(inboundSteps.close, close),
})

/** The manifest of a bill of lading, as its orders let it be read and written. */
export const inboundManifestProcedures = router({
  save: member.mutation(inboundManifest.save, saveManifest),
  ofBill: member.query(inboundManifest.ofBill, manifestOfBill),
})
