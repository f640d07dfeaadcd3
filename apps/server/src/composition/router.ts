import {
  billedFeeProcedures,
  billProcedures,
  billReductionProcedures,
} from '../modules/bill/procedures.ts'
import { billStatementProcedures } from '../modules/bill-statement/procedures.ts'
import { invoiceProcedures } from '../modules/invoice/procedures.ts'
import { paymentProcedures } from '../modules/payment/procedures.ts'
import { callLogProcedures } from '../modules/call-log/procedures.ts'
import {
  contractPartyProcedures,
  contractProcedures,
  quotationPriceProcedures,
} from '../modules/contract/procedures.ts'
import {
  costListPreviewProcedures,
  costStandardPreviewProcedures,
  quotationPreviewProcedures,
} from '../modules/charging/procedures.ts'
import { contractDocumentProcedures } from '../modules/contract-document/procedures.ts'
import { connectorProcedures } from '../modules/connector/procedures.ts'
import { contractSyncProcedures } from '../modules/contract-sync/procedures.ts'
import { customerSyncProcedures } from '../modules/customer-sync/procedures.ts'
import { helpProcedures } from '../modules/help/procedures.ts'
import { instructionProcedures } from '../modules/instruction/procedures.ts'
import * as reports from '../modules/report/procedures.ts'
import { requirementProcedures } from '../modules/requirement/procedures.ts'
import { costCodeProcedures, costStandardProcedures } from '../modules/cost-code/procedures.ts'
import { costListProcedures, quotationOfferProcedures } from '../modules/cost-list/procedures.ts'
import {
  carDriverProcedures,
  carrierProcedures,
  driverProcedures,
  vehicleProcedures,
} from '../modules/carrier/procedures.ts'
import { customerMergeProcedures } from '../modules/customer-merge/procedures.ts'
import {
  customerBankProcedures,
  customerBranchProcedures,
  customerContacterProcedures,
  customerInvoiceProcedures,
  customerProcedures,
} from '../modules/customer/procedures.ts'
import { searchProcedures } from '../modules/search/procedures.ts'
import { dashboardProcedures } from '../modules/dashboard/procedures.ts'
import { startProcedures } from '../modules/start/procedures.ts'
import { dictionaryProcedures } from '../kernel/dictionary/procedures.ts'
import { errorLogProcedures } from '../modules/error-log/procedures.ts'
import { feeLineProcedures } from '../modules/fee-line/procedures.ts'
import { financeExchangeProcedures } from '../modules/finance-exchange/procedures.ts'
import { fileProcedures } from '../modules/file/procedures.ts'
import { identityProcedures } from '../modules/identity/procedures.ts'
import {
  inboundManifestProcedures,
  inboundOrderProcedures,
} from '../modules/inbound-order/procedures.ts'
import {
  inboundPlanProcedures,
  plannedOrderProcedures,
} from '../modules/inbound-plan/procedures.ts'
import { inventoryProcedures } from '../modules/inventory/procedures.ts'
import { importBatchProcedures } from '../kernel/import/procedures.ts'
import { demoProcedures } from '../demo/training/procedures.ts'
import { jobProcedures } from '../modules/job/procedures.ts'
import { membershipInvitationProcedures } from '../modules/membership-invitation/procedures.ts'
import { menuProcedures } from '../modules/menu/procedures.ts'
import { paperProcedures } from '../modules/paper/procedures.ts'
import { outboxProcedures } from '../modules/outbox/procedures.ts'
import {
  containerSizeProcedures,
  costCenterProcedures,
  invoiceCodeProcedures,
} from '../modules/reference/procedures.ts'
import { apiTokenProcedures } from '../modules/api-token/procedures.ts'
import { settingProcedures } from '../modules/setting/procedures.ts'
import { sealRecordProcedures } from '../modules/seal-record/procedures.ts'
import { roleProcedures } from '../modules/role/procedures.ts'
import { tenantProcedures } from '../modules/tenant/procedures.ts'
import { sectionProcedures, userProcedures } from '../modules/user/procedures.ts'
import { workFlowProcedures } from '../modules/work-flow/procedures.ts'
import { loginRecordProcedures } from '../modules/login-record/procedures.ts'
import { monthCloseProcedures } from '../modules/month-close/procedures.ts'
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
import { recordProcedures } from '../kernel/record/procedures.ts'
import { reportPlanProcedures } from '../modules/report-plan/procedures.ts'
import { savedViewProcedures } from '../modules/saved-view/procedures.ts'
import { sessionProcedures } from '../modules/session/procedures.ts'
import { storageLocationProcedures } from '../modules/storage-location/procedures.ts'
import { forkliftProcedures, workerProcedures } from '../modules/worker/procedures.ts'
import { ssoProcedures } from '../sso/procedures.ts'
import { mergeRouters, router } from '../trpc/operation.ts'

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
  membershipInvitation: membershipInvitationProcedures,
  menu: menuProcedures,
  dictionary: dictionaryProcedures,
  costCenter: costCenterProcedures,
  invoiceCode: invoiceCodeProcedures,
  containerSize: containerSizeProcedures,
  workFlow: workFlowProcedures,
  callLog: callLogProcedures,
  outbox: outboxProcedures,
  paper: paperProcedures,
  record: recordProcedures,
  monthClose: monthCloseProcedures,
  notice: noticeProcedures,
  file: fileProcedures,
  errorLog: errorLogProcedures,
  customer: customerProcedures,
  customerMerge: customerMergeProcedures,
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
  inboundOrder: mergeRouters(inboundOrderProcedures, plannedOrderProcedures),
  outboundOrder: outboundOrderProcedures,
  outboundTruck: outboundTruckProcedures,
  inboundManifest: inboundManifestProcedures,
  inboundPlan: inboundPlanProcedures,
  inventory: inventoryProcedures,
  savedView: savedViewProcedures,
  costCode: costCodeProcedures,
  costStandard: mergeRouters(costStandardProcedures, costStandardPreviewProcedures),
  contract: contractProcedures,
  contractParty: contractPartyProcedures,
  quotation: mergeRouters(
    quotationProcedures,
    quotationPriceProcedures,
    quotationPreviewProcedures,
    quotationOfferProcedures,
  ),
  stepwiseQuotation: stepwiseQuotationProcedures,
  costList: mergeRouters(costListProcedures, costListPreviewProcedures),
  feeLine: mergeRouters(feeLineProcedures, billedFeeProcedures),
  financeExchange: financeExchangeProcedures,
  bill: billProcedures,
  billReduction: billReductionProcedures,
  billStatement: billStatementProcedures,
  invoice: invoiceProcedures,
  payment: paymentProcedures,
  job: jobProcedures,
  importBatch: importBatchProcedures,
  demo: demoProcedures,
  help: helpProcedures,
  instruction: instructionProcedures,
  reportPlan: reportPlanProcedures,
  revenueReport: reports.revenueReportProcedures,
  agingReport: reports.agingReportProcedures,
  unbilledReport: reports.unbilledReportProcedures,
  occupancyReport: reports.occupancyReportProcedures,
  throughputReport: reports.throughputReportProcedures,
  stockAgeReport: reports.stockAgeReportProcedures,
  differenceReport: reports.differenceReportProcedures,
  requirement: requirementProcedures,
  customerSync: customerSyncProcedures,
  contractDocument: contractDocumentProcedures,
  sealRecord: sealRecordProcedures,
  contractSync: contractSyncProcedures,
  connector: connectorProcedures,
  dashboard: dashboardProcedures,
  start: startProcedures,
  search: searchProcedures,
})

export type AppRouter = typeof appRouter
