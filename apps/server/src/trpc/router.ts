import { callLogProcedures } from '../modules/call-log/procedures.ts'
import { contractPartyProcedures, contractProcedures } from '../modules/contract/procedures.ts'
import { connectorProcedures } from '../modules/connector/procedures.ts'
import { contractSyncProcedures } from '../modules/contract-sync/procedures.ts'
import { customerSyncProcedures } from '../modules/customer-sync/procedures.ts'
import { helpProcedures } from '../modules/help/procedures.ts'
import { instructionProcedures } from '../modules/instruction/procedures.ts'
import { requirementProcedures } from '../modules/requirement/procedures.ts'
import { costCodeProcedures, costStandardProcedures } from '../modules/cost-code/procedures.ts'
import { costListProcedures } from '../modules/cost-list/procedures.ts'
import {
  carDriverProcedures,
  carrierProcedures,
  driverProcedures,
  vehicleProcedures,
} from '../modules/carrier/procedures.ts'
import {
  customerBankProcedures,
  customerBranchProcedures,
  customerContacterProcedures,
  customerInvoiceProcedures,
  customerProcedures,
} from '../modules/customer/procedures.ts'
import { dashboardProcedures } from '../modules/dashboard/procedures.ts'
import { dictionaryProcedures } from '../modules/dictionary/procedures.ts'
import { errorLogProcedures } from '../modules/error-log/procedures.ts'
import { feeLineProcedures } from '../modules/fee-line/procedures.ts'
import { fileProcedures } from '../modules/file/procedures.ts'
import { identityProcedures } from '../modules/identity/procedures.ts'
import { inboundManifestProcedures } from '../modules/inbound-manifest/procedures.ts'
import { inboundOrderProcedures } from '../modules/inbound-order/procedures.ts'
import { inboundPlanProcedures } from '../modules/inbound-plan/procedures.ts'
import { inventoryProcedures } from '../modules/inventory/procedures.ts'
import { importBatchProcedures } from '../modules/import/procedures.ts'
import { demoProcedures } from '../modules/training/procedures.ts'
import { jobProcedures } from '../modules/job/procedures.ts'
import { menuProcedures } from '../modules/menu/procedures.ts'
import { outboxProcedures } from '../modules/outbox/procedures.ts'
import {
  containerSizeProcedures,
  costCenterProcedures,
  invoiceCodeProcedures,
} from '../modules/reference/procedures.ts'
import { apiTokenProcedures } from '../modules/api-token/procedures.ts'
import { settingProcedures } from '../modules/setting/procedures.ts'
import { roleProcedures } from '../modules/role/procedures.ts'
import { tenantProcedures } from '../modules/tenant/procedures.ts'
import { sectionProcedures, userProcedures } from '../modules/user/procedures.ts'
import { workFlowProcedures } from '../modules/work-flow/procedures.ts'
import { loginRecordProcedures } from '../modules/login-record/procedures.ts'
import { noticeProcedures } from '../modules/notice/procedures.ts'
import {
  outboundOrderProcedures,
  outboundTruckProcedures,
} from '../modules/outbound-order/procedures.ts'
import { fxRateProcedures, paramProcedures } from '../modules/param/procedures.ts'
import { passwordProcedures } from '../modules/password/procedures.ts'
import { phoneCodeProcedures } from '../modules/phone-code/procedures.ts'
import {
  productBrandProcedures,
  productProcedures,
  productSingleProcedures,
} from '../modules/product/procedures.ts'
import {
  quotationProcedures,
  stepwiseQuotationProcedures,
} from '../modules/quotation/procedures.ts'
import { recordProcedures } from '../modules/record/procedures.ts'
import { savedViewProcedures } from '../modules/saved-view/procedures.ts'
import { sessionProcedures } from '../modules/session/procedures.ts'
import { storageLocationProcedures } from '../modules/storage-location/procedures.ts'
import { forkliftProcedures, workerProcedures } from '../modules/worker/procedures.ts'
import { ssoProcedures } from '../sso/procedures.ts'
import { router } from './operation.ts'

/** Every operation of the product, by noun. */
export const appRouter = router({
  session: sessionProcedures,
  sso: ssoProcedures,
  identity: identityProcedures,
  loginRecord: loginRecordProcedures,
  phoneCode: phoneCodeProcedures,
  password: passwordProcedures,
  tenant: tenantProcedures,
  user: userProcedures,
  section: sectionProcedures,
  role: roleProcedures,
  setting: settingProcedures,
  apiToken: apiTokenProcedures,
  menu: menuProcedures,
  dictionary: dictionaryProcedures,
  costCenter: costCenterProcedures,
  invoiceCode: invoiceCodeProcedures,
  containerSize: containerSizeProcedures,
  workFlow: workFlowProcedures,
  callLog: callLogProcedures,
  outbox: outboxProcedures,
  record: recordProcedures,
  notice: noticeProcedures,
  file: fileProcedures,
  errorLog: errorLogProcedures,
  customer: customerProcedures,
  customerInvoice: customerInvoiceProcedures,
  customerBank: customerBankProcedures,
  customerContacter: customerContacterProcedures,
  customerBranch: customerBranchProcedures,
  product: productProcedures,
  productBrand: productBrandProcedures,
  productSingle: productSingleProcedures,
  storageLocation: storageLocationProcedures,
  carrier: carrierProcedures,
  vehicle: vehicleProcedures,
  driver: driverProcedures,
  carDriver: carDriverProcedures,
  worker: workerProcedures,
  forklift: forkliftProcedures,
  param: paramProcedures,
  fxRate: fxRateProcedures,
  inboundOrder: inboundOrderProcedures,
  outboundOrder: outboundOrderProcedures,
  outboundTruck: outboundTruckProcedures,
  inboundManifest: inboundManifestProcedures,
  inboundPlan: inboundPlanProcedures,
  inventory: inventoryProcedures,
  savedView: savedViewProcedures,
  costCode: costCodeProcedures,
  costStandard: costStandardProcedures,
  contract: contractProcedures,
  contractParty: contractPartyProcedures,
  quotation: quotationProcedures,
  stepwiseQuotation: stepwiseQuotationProcedures,
  costList: costListProcedures,
  feeLine: feeLineProcedures,
  job: jobProcedures,
  importBatch: importBatchProcedures,
  demo: demoProcedures,
  help: helpProcedures,
  instruction: instructionProcedures,
  requirement: requirementProcedures,
  customerSync: customerSyncProcedures,
  contractSync: contractSyncProcedures,
  connector: connectorProcedures,
  dashboard: dashboardProcedures,
})

export type AppRouter = typeof appRouter
