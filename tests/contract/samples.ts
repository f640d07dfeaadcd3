import { apiTokenSamples } from '../api/api-token/samples.ts'
import { billSamples } from '../api/bill/samples.ts'
import { invoiceSamples } from '../api/invoice/samples.ts'
import { paymentSamples } from '../api/payment/samples.ts'
import { callLogSamples } from '../api/call-log/samples.ts'
import { carrierSamples } from '../api/carrier/samples.ts'
import { connectorSamples } from '../api/connector/samples.ts'
import { contractSamples } from '../api/contract/samples.ts'
import { contractDocumentSamples } from '../api/contract-document/samples.ts'
import { contractSyncSamples } from '../api/contract-sync/samples.ts'
import { costCodeSamples } from '../api/cost-code/samples.ts'
import { costListSamples } from '../api/cost-list/samples.ts'
import { customerSamples } from '../api/customer/samples.ts'
import { customerMergeSamples } from '../api/customer-merge/samples.ts'
import { customerSyncSamples } from '../api/customer-sync/samples.ts'
import { searchSamples } from '../api/search/samples.ts'
import { dashboardSamples } from '../api/dashboard/samples.ts'
import { startSamples } from '../api/start/samples.ts'
import { dictionarySamples } from '../api/dictionary/samples.ts'
import { errorLogSamples } from '../api/error-log/samples.ts'
import { feeLineSamples } from '../api/fee-line/samples.ts'
import { fileSamples } from '../api/file/samples.ts'
import { financeExchangeSamples } from '../api/finance-exchange/samples.ts'
import { helpSamples } from '../api/help/samples.ts'
import { identitySamples } from '../api/identity/samples.ts'
import { importBatchSamples } from '../api/import-batch/samples.ts'
import { inboundManifestSamples } from '../api/inbound-manifest/samples.ts'
import { inboundOrderSamples } from '../api/inbound-order/samples.ts'
import { inboundPlanSamples } from '../api/inbound-plan/samples.ts'
import { instructionSamples } from '../api/instruction/samples.ts'
import { inventorySamples } from '../api/inventory/samples.ts'
import { jobSamples } from '../api/job/samples.ts'
import { loginRecordSamples } from '../api/login-record/samples.ts'
import { membershipInvitationSamples } from '../api/membership-invitation/samples.ts'
import { menuSamples } from '../api/menu/samples.ts'
import { monthCloseSamples } from '../api/month-close/samples.ts'
import { noticeSamples } from '../api/notice/samples.ts'
import { outboundOrderSamples } from '../api/outbound-order/samples.ts'
import { outboxSamples } from '../api/outbox/samples.ts'
import { paperSamples } from '../api/paper/samples.ts'
import { paramSamples } from '../api/param/samples.ts'
import { passwordSamples } from '../api/password/samples.ts'
import { phoneCodeSamples } from '../api/phone-code/samples.ts'
import { productSamples } from '../api/product/samples.ts'
import { quotationSamples } from '../api/quotation/samples.ts'
import { recordSamples } from '../api/record/samples.ts'
import { referenceSamples } from '../api/reference/samples.ts'
import { reportSamples } from '../api/report/samples.ts'
import { requirementSamples } from '../api/requirement/samples.ts'
import { roleSamples } from '../api/role/samples.ts'
import { sealRecordSamples } from '../api/seal-record/samples.ts'
import { sessionSamples } from '../api/session/samples.ts'
import { settingSamples } from '../api/setting/samples.ts'
import { ssoSamples } from '../api/sso/samples.ts'
import { storageLocationSamples } from '../api/storage-location/samples.ts'
import { tenantSamples } from '../api/tenant/samples.ts'
import { trainingSamples } from '../api/training/samples.ts'
import { userSamples } from '../api/user/samples.ts'
import { workFlowSamples } from '../api/work-flow/samples.ts'
import { workerSamples } from '../api/worker/samples.ts'
import type { Sample } from './sample.ts'
import type { World } from './world.ts'

/** One good call of every operation, in the order in which the suite makes them: a noun after those whose rows it needs unchanged. */
export const samples: Record<string, Sample<World>> = {
  ...productSamples,
  ...storageLocationSamples,
  ...carrierSamples,
  ...workerSamples,
  ...paramSamples,
  ...feeLineSamples,
  ...billSamples,
  ...invoiceSamples,
  ...paymentSamples,
  ...jobSamples,
  ...monthCloseSamples,
  ...customerSamples,
  ...inboundOrderSamples,
  ...importBatchSamples,
  ...dashboardSamples,
  ...startSamples,
  ...searchSamples,
  ...trainingSamples,
  ...sessionSamples,
  ...ssoSamples,
  ...identitySamples,
  ...phoneCodeSamples,
  ...loginRecordSamples,
  ...passwordSamples,
  ...tenantSamples,
  ...userSamples,
  ...membershipInvitationSamples,
  ...apiTokenSamples,
  ...settingSamples,
  ...roleSamples,
  ...menuSamples,
  ...dictionarySamples,
  ...referenceSamples,
  ...workFlowSamples,
  ...callLogSamples,
  ...outboxSamples,
  ...paperSamples,
  ...errorLogSamples,
  ...inventorySamples,
  ...outboundOrderSamples,
  ...inboundManifestSamples,
  ...inboundPlanSamples,
  ...costCodeSamples,
  ...contractSamples,
  ...quotationSamples,
  ...contractDocumentSamples,
  ...sealRecordSamples,
  ...costListSamples,
  ...recordSamples,
  ...financeExchangeSamples,
  ...helpSamples,
  ...instructionSamples,
  ...reportSamples,
  ...requirementSamples,
  ...customerMergeSamples,
  ...customerSyncSamples,
  ...contractSyncSamples,
  ...connectorSamples,
  ...fileSamples,
  ...noticeSamples,
}
