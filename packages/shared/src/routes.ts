import type { RouteTable } from './gateway/route.ts'
import { apiTokenRoutes } from './nouns/api-token/routes.ts'
import { billRoutes } from './nouns/bill/routes.ts'
import { billStatementRoutes } from './nouns/bill-statement/routes.ts'
import { invoiceRoutes } from './nouns/invoice/routes.ts'
import { paymentRoutes } from './nouns/payment/routes.ts'
import { callLogRoutes } from './nouns/call-log/routes.ts'
import { carrierRoutes } from './nouns/carrier/routes.ts'
import { connectorRoutes } from './nouns/connector/routes.ts'
import { contractRoutes } from './nouns/contract/routes.ts'
import { contractDocumentRoutes } from './nouns/contract-document/routes.ts'
import { contractSyncRoutes } from './nouns/contract-sync/routes.ts'
import { costCodeRoutes } from './nouns/cost-code/routes.ts'
import { costListRoutes } from './nouns/cost-list/routes.ts'
import { customerMergeRoutes } from './nouns/customer-merge/routes.ts'
import { customerRoutes } from './nouns/customer/routes.ts'
import { customerSyncRoutes } from './nouns/customer-sync/routes.ts'
import { searchRoutes } from './nouns/search/routes.ts'
import { dashboardRoutes } from './nouns/dashboard/routes.ts'
import { startRoutes } from './nouns/start/routes.ts'
import { dictionaryRoutes } from './nouns/dictionary/routes.ts'
import { errorLogRoutes } from './nouns/error-log/routes.ts'
import { feeLineRoutes } from './nouns/fee-line/routes.ts'
import { financeExchangeRoutes } from './nouns/finance-exchange/routes.ts'
import { fileRoutes } from './nouns/file/routes.ts'
import { helpRoutes } from './nouns/help/routes.ts'
import { identityRoutes } from './nouns/identity/routes.ts'
import { importBatchRoutes } from './nouns/import-batch/routes.ts'
import { inboundManifestRoutes } from './nouns/inbound-manifest/routes.ts'
import { inboundOrderRoutes } from './nouns/inbound-order/routes.ts'
import { inboundPlanRoutes } from './nouns/inbound-plan/routes.ts'
import { instructionRoutes } from './nouns/instruction/routes.ts'
import { inventoryRoutes } from './nouns/inventory/routes.ts'
import { jobRoutes } from './nouns/job/routes.ts'
import { loginRecordRoutes } from './nouns/login-record/routes.ts'
import { membershipInvitationRoutes } from './nouns/membership-invitation/routes.ts'
import { menuRoutes } from './nouns/menu/routes.ts'
import { monthCloseRoutes } from './nouns/month-close/routes.ts'
import { noticeRoutes } from './nouns/notice/routes.ts'
import { outboundOrderRoutes } from './nouns/outbound-order/routes.ts'
import { outboxRoutes } from './nouns/outbox/routes.ts'
import { paperRoutes } from './nouns/paper/routes.ts'
import { paramRoutes } from './nouns/param/routes.ts'
import { passwordRoutes } from './nouns/password/routes.ts'
import { phoneCodeRoutes } from './nouns/phone-code/routes.ts'
import { productRoutes } from './nouns/product/routes.ts'
import { quotationRoutes } from './nouns/quotation/routes.ts'
import { recordRoutes } from './nouns/record/routes.ts'
import { referenceRoutes } from './nouns/reference/routes.ts'
import { reportRoutes } from './nouns/report/routes.ts'
import { requirementRoutes } from './nouns/requirement/routes.ts'
import { roleRoutes } from './nouns/role/routes.ts'
import { sealRecordRoutes } from './nouns/seal-record/routes.ts'
import { sessionRoutes } from './nouns/session/routes.ts'
import { settingRoutes } from './nouns/setting/routes.ts'
import { ssoRoutes } from './nouns/sso/routes.ts'
import { storageLocationRoutes } from './nouns/storage-location/routes.ts'
import { tenantRoutes } from './nouns/tenant/routes.ts'
import { trainingRoutes } from './nouns/training/routes.ts'
import { userRoutes } from './nouns/user/routes.ts'
import { workFlowRoutes } from './nouns/work-flow/routes.ts'
import { workerRoutes } from './nouns/worker/routes.ts'

/**
 * Every operation that has an address of its own, noun by noun. The odd spellings of the original gateway live in these
 * tables and nowhere else; operations without a line are reached by tRPC only.
 */
export const routes = {
  ...apiTokenRoutes,
  ...billRoutes,
  ...billStatementRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...callLogRoutes,
  ...carrierRoutes,
  ...connectorRoutes,
  ...contractRoutes,
  ...contractDocumentRoutes,
  ...contractSyncRoutes,
  ...costCodeRoutes,
  ...costListRoutes,
  ...customerRoutes,
  ...customerMergeRoutes,
  ...customerSyncRoutes,
  ...dashboardRoutes,
  ...startRoutes,
  ...searchRoutes,
  ...dictionaryRoutes,
  ...errorLogRoutes,
  ...feeLineRoutes,
  ...financeExchangeRoutes,
  ...fileRoutes,
  ...helpRoutes,
  ...identityRoutes,
  ...importBatchRoutes,
  ...inboundManifestRoutes,
  ...inboundOrderRoutes,
  ...inboundPlanRoutes,
  ...instructionRoutes,
  ...inventoryRoutes,
  ...jobRoutes,
  ...loginRecordRoutes,
  ...membershipInvitationRoutes,
  ...menuRoutes,
  ...monthCloseRoutes,
  ...noticeRoutes,
  ...outboundOrderRoutes,
  ...outboxRoutes,
  ...paperRoutes,
  ...paramRoutes,
  ...passwordRoutes,
  ...phoneCodeRoutes,
  ...productRoutes,
  ...quotationRoutes,
  ...recordRoutes,
  ...referenceRoutes,
  ...reportRoutes,
  ...requirementRoutes,
  ...roleRoutes,
  ...sealRecordRoutes,
  ...sessionRoutes,
  ...settingRoutes,
  ...ssoRoutes,
  ...storageLocationRoutes,
  ...tenantRoutes,
  ...trainingRoutes,
  ...userRoutes,
  ...workFlowRoutes,
  ...workerRoutes,
} as const satisfies RouteTable

export type RoutedOperation = keyof typeof routes
