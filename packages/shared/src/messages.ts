import { backupMessages } from './kernel/messages/backup.ts'
import { clientMessages } from './kernel/messages/client.ts'
import { commonMessages } from './kernel/messages/common.ts'
import { spreadsheetMessages } from './kernel/messages/spreadsheet.ts'
import { spreadsheetTableMessages } from './kernel/messages/spreadsheet-table.ts'
import { startMessages } from './kernel/messages/start.ts'
import type { Locale, MessageParams } from './kernel/messages/types.ts'
import { filled } from './kernel/messages/worded.ts'
import { apiTokenMessages } from './nouns/api-token/messages.ts'
import { billMessages } from './nouns/bill/messages.ts'
import { billStatementMessages } from './nouns/bill-statement/messages.ts'
import { invoiceMessages } from './nouns/invoice/messages.ts'
import { paymentMessages } from './nouns/payment/messages.ts'
import { carrierMessages } from './nouns/carrier/messages.ts'
import { connectorMessages } from './nouns/connector/messages.ts'
import { contractMessages } from './nouns/contract/messages.ts'
import { contractDocumentMessages } from './nouns/contract-document/messages.ts'
import { contractSyncMessages } from './nouns/contract-sync/messages.ts'
import { costCodeMessages } from './nouns/cost-code/messages.ts'
import { costListMessages } from './nouns/cost-list/messages.ts'
import { customerMergeMessages } from './nouns/customer-merge/messages.ts'
import { customerMessages } from './nouns/customer/messages.ts'
import { customerSyncMessages } from './nouns/customer-sync/messages.ts'
import { dictionaryMessages } from './nouns/dictionary/messages.ts'
import { errorLogMessages } from './nouns/error-log/messages.ts'
import { feeLineMessages } from './nouns/fee-line/messages.ts'
import { financeExchangeMessages } from './nouns/finance-exchange/messages.ts'
import { fileMessages } from './nouns/file/messages.ts'
import { helpMessages } from './nouns/help/messages.ts'
import { identityMessages } from './nouns/identity/messages.ts'
import { importBatchMessages } from './nouns/import-batch/messages.ts'
import { inboundManifestMessages } from './nouns/inbound-manifest/messages.ts'
import { inboundOrderMessages } from './nouns/inbound-order/messages.ts'
import { inboundPlanMessages } from './nouns/inbound-plan/messages.ts'
import { instructionMessages } from './nouns/instruction/messages.ts'
import { inventoryMessages } from './nouns/inventory/messages.ts'
import { jobMessages } from './nouns/job/messages.ts'
import { membershipInvitationMessages } from './nouns/membership-invitation/messages.ts'
import { menuMessages } from './nouns/menu/messages.ts'
import { monthCloseMessages } from './nouns/month-close/messages.ts'
import { noticeMessages } from './nouns/notice/messages.ts'
import { outboundOrderMessages } from './nouns/outbound-order/messages.ts'
import { outboxMessages } from './nouns/outbox/messages.ts'
import { paperMessages } from './nouns/paper/messages.ts'
import { paramMessages } from './nouns/param/messages.ts'
import { passwordMessages } from './nouns/password/messages.ts'
import { phoneCodeMessages } from './nouns/phone-code/messages.ts'
import { productMessages } from './nouns/product/messages.ts'
import { quotationMessages } from './nouns/quotation/messages.ts'
import { referenceMessages } from './nouns/reference/messages.ts'
import { reportPlanMessages } from './nouns/report-plan/messages.ts'
import { reportMessages } from './nouns/report/messages.ts'
import { requirementMessages } from './nouns/requirement/messages.ts'
import { roleMessages } from './nouns/role/messages.ts'
import { savedViewMessages } from './nouns/saved-view/messages.ts'
import { sealRecordMessages } from './nouns/seal-record/messages.ts'
import { sessionMessages } from './nouns/session/messages.ts'
import { setupMessages } from './nouns/setup/messages.ts'
import { ssoMessages } from './nouns/sso/messages.ts'
import { storageLocationMessages } from './nouns/storage-location/messages.ts'
import { tariffMessages } from './nouns/tariff/messages.ts'
import { tenantMessages } from './nouns/tenant/messages.ts'
import { trainingMessages } from './nouns/training/messages.ts'
import { userMessages } from './nouns/user/messages.ts'
import { workerMessages } from './nouns/worker/messages.ts'
import { validateMessages } from './validate/messages.ts'

/** Every sentence the server can answer with, by reason. */
export const catalogue = {
  ...commonMessages,
  ...clientMessages,
  ...validateMessages,
  ...spreadsheetMessages,
  ...spreadsheetTableMessages,
  ...backupMessages,
  ...startMessages,
  ...apiTokenMessages,
  ...billMessages,
  ...billStatementMessages,
  ...invoiceMessages,
  ...paymentMessages,
  ...carrierMessages,
  ...connectorMessages,
  ...contractMessages,
  ...contractDocumentMessages,
  ...contractSyncMessages,
  ...costCodeMessages,
  ...costListMessages,
  ...customerMessages,
  ...customerMergeMessages,
  ...customerSyncMessages,
  ...dictionaryMessages,
  ...errorLogMessages,
  ...feeLineMessages,
  ...financeExchangeMessages,
  ...fileMessages,
  ...helpMessages,
  ...identityMessages,
  ...importBatchMessages,
  ...inboundManifestMessages,
  ...inboundOrderMessages,
  ...inboundPlanMessages,
  ...instructionMessages,
  ...inventoryMessages,
  ...jobMessages,
  ...membershipInvitationMessages,
  ...menuMessages,
  ...monthCloseMessages,
  ...noticeMessages,
  ...outboundOrderMessages,
  ...outboxMessages,
  ...paperMessages,
  ...paramMessages,
  ...passwordMessages,
  ...phoneCodeMessages,
  ...productMessages,
  ...quotationMessages,
  ...referenceMessages,
  ...reportMessages,
  ...reportPlanMessages,
  ...requirementMessages,
  ...roleMessages,
  ...savedViewMessages,
  ...sealRecordMessages,
  ...sessionMessages,
  ...setupMessages,
  ...ssoMessages,
  ...storageLocationMessages,
  ...tariffMessages,
  ...tenantMessages,
  ...trainingMessages,
  ...userMessages,
  ...workerMessages,
}

export type Reason = keyof typeof catalogue

export const isReason = (text: string): text is Reason => Object.hasOwn(catalogue, text)

/** The sentence of a reason in a language, parameters filled in. */
export function say(locale: Locale, reason: Reason, params: MessageParams = {}): string {
  return filled(locale, catalogue[reason], params)
}
