import { apiTokenAccess } from './nouns/api-token/access.ts'
import { billAccess } from './nouns/bill/access.ts'
import { billStatementAccess } from './nouns/bill-statement/access.ts'
import { invoiceAccess } from './nouns/invoice/access.ts'
import { paymentAccess } from './nouns/payment/access.ts'
import { callLogAccess } from './nouns/call-log/access.ts'
import { carrierAccess } from './nouns/carrier/access.ts'
import { connectorAccess } from './nouns/connector/access.ts'
import { contractAccess } from './nouns/contract/access.ts'
import { contractDocumentAccess } from './nouns/contract-document/access.ts'
import { contractSyncAccess } from './nouns/contract-sync/access.ts'
import { costCodeAccess } from './nouns/cost-code/access.ts'
import { costListAccess } from './nouns/cost-list/access.ts'
import { customerMergeAccess } from './nouns/customer-merge/access.ts'
import { customerAccess } from './nouns/customer/access.ts'
import { customerSyncAccess } from './nouns/customer-sync/access.ts'
import { searchAccess } from './nouns/search/access.ts'
import { dashboardAccess } from './nouns/dashboard/access.ts'
import { startAccess } from './nouns/start/access.ts'
import { dictionaryAccess } from './nouns/dictionary/access.ts'
import { errorLogAccess } from './nouns/error-log/access.ts'
import { feeLineAccess } from './nouns/fee-line/access.ts'
import { financeExchangeAccess } from './nouns/finance-exchange/access.ts'
import { fileAccess } from './nouns/file/access.ts'
import { helpAccess } from './nouns/help/access.ts'
import { identityAccess } from './nouns/identity/access.ts'
import { importBatchAccess } from './nouns/import-batch/access.ts'
import { inboundManifestAccess } from './nouns/inbound-manifest/access.ts'
import { inboundOrderAccess } from './nouns/inbound-order/access.ts'
import { inboundPlanAccess } from './nouns/inbound-plan/access.ts'
import { instructionAccess } from './nouns/instruction/access.ts'
import { inventoryAccess } from './nouns/inventory/access.ts'
import { jobAccess } from './nouns/job/access.ts'
import { loginRecordAccess } from './nouns/login-record/access.ts'
import { membershipInvitationAccess } from './nouns/membership-invitation/access.ts'
import { menuAccess } from './nouns/menu/access.ts'
import { monthCloseAccess } from './nouns/month-close/access.ts'
import { noticeAccess } from './nouns/notice/access.ts'
import { outboundOrderAccess } from './nouns/outbound-order/access.ts'
import { outboxAccess } from './nouns/outbox/access.ts'
import { paperAccess } from './nouns/paper/access.ts'
import { paramAccess } from './nouns/param/access.ts'
import { passwordAccess } from './nouns/password/access.ts'
import { phoneCodeAccess } from './nouns/phone-code/access.ts'
import { productAccess } from './nouns/product/access.ts'
import { quotationAccess } from './nouns/quotation/access.ts'
import { recordAccess } from './nouns/record/access.ts'
import { referenceAccess } from './nouns/reference/access.ts'
import { reportPlanAccess } from './nouns/report-plan/access.ts'
import { reportAccess } from './nouns/report/access.ts'
import { requirementAccess } from './nouns/requirement/access.ts'
import { roleAccess } from './nouns/role/access.ts'
import { savedViewAccess } from './nouns/saved-view/access.ts'
import { sealRecordAccess } from './nouns/seal-record/access.ts'
import { sessionAccess } from './nouns/session/access.ts'
import { settingAccess } from './nouns/setting/access.ts'
import { ssoAccess } from './nouns/sso/access.ts'
import { storageLocationAccess } from './nouns/storage-location/access.ts'
import { tenantAccess } from './nouns/tenant/access.ts'
import { trainingAccess } from './nouns/training/access.ts'
import { userAccess } from './nouns/user/access.ts'
import { workFlowAccess } from './nouns/work-flow/access.ts'
import { workerAccess } from './nouns/worker/access.ts'
import type { RoutedOperation } from './routes.ts'

/**
 * Who may call an operation: `public` anybody with the client credential, `session` a signed-in person without a
 * tenant, `member` every role of the chosen tenant, otherwise the permission code that a role must hold
 * (docs/domain/access.md#who-may-call).
 */
export const permissionOf = {
  ...apiTokenAccess,
  ...billAccess,
  ...billStatementAccess,
  ...invoiceAccess,
  ...paymentAccess,
  ...callLogAccess,
  ...carrierAccess,
  ...connectorAccess,
  ...contractAccess,
  ...contractDocumentAccess,
  ...contractSyncAccess,
  ...costCodeAccess,
  ...costListAccess,
  ...customerAccess,
  ...customerMergeAccess,
  ...customerSyncAccess,
  ...dashboardAccess,
  ...startAccess,
  ...searchAccess,
  ...dictionaryAccess,
  ...errorLogAccess,
  ...feeLineAccess,
  ...financeExchangeAccess,
  ...fileAccess,
  ...helpAccess,
  ...identityAccess,
  ...importBatchAccess,
  ...inboundManifestAccess,
  ...inboundOrderAccess,
  ...inboundPlanAccess,
  ...instructionAccess,
  ...inventoryAccess,
  ...jobAccess,
  ...loginRecordAccess,
  ...membershipInvitationAccess,
  ...menuAccess,
  ...monthCloseAccess,
  ...noticeAccess,
  ...outboundOrderAccess,
  ...outboxAccess,
  ...paperAccess,
  ...paramAccess,
  ...passwordAccess,
  ...phoneCodeAccess,
  ...productAccess,
  ...quotationAccess,
  ...recordAccess,
  ...referenceAccess,
  ...reportAccess,
  ...reportPlanAccess,
  ...requirementAccess,
  ...roleAccess,
  ...savedViewAccess,
  ...sealRecordAccess,
  ...sessionAccess,
  ...settingAccess,
  ...ssoAccess,
  ...storageLocationAccess,
  ...tenantAccess,
  ...trainingAccess,
  ...userAccess,
  ...workFlowAccess,
  ...workerAccess,
} as const satisfies Record<RoutedOperation, string> & Record<string, string>

/**
 * What a locked session still may do: be opened, live on, or end, at its issuer too
 * (docs/domain/access.md#lock-screen).
 */
export const openWhileLocked: ReadonlySet<string> = new Set<Operation>([
  'session.lockState',
  'session.unlock',
  'session.logout',
  'sso.logoutAddress',
  'session.refresh',
])

/** What people can still do in a training tenant that is made anew: see that it is, and leave. */
export const openWhileResetting: ReadonlySet<string> = new Set<Operation>([
  'session.currentUser',
  'session.buttons',
  'session.routes',
  'session.topMenu',
  'session.menuChildren',
  'session.lock',
  'session.unlock',
  'dictionary.find',
  'savedView.list',
  'errorLog.send',
  'job.mine',
  'job.get',
  'demo.training',
  'demo.resetTenant',
])

export type Operation = keyof typeof permissionOf
export type Access = (typeof permissionOf)[Operation]

/**
 * Rights beside those to call an operation: to single steps of a status machine, to rows of the platform, and flags of
 * the screen (docs/domain/interface.md#top-bar).
 */
export const stepPermissions = [
  'homeDownFile',
  'homeDownApp',
  'syncContract',
  'document:write',
  'instruction:manage',
  'homeMessage',
  'notice:broadcast',
  'dictionary:platform',
  'inboundOrder:undoComplete',
  'inboundOrder:document',
  'outboundOrder:document',
  'bill:readDraft',
  'sealRecord:audit',
  'sealRecord:seal',
] as const

export type Permission =
  | Exclude<Access, 'public' | 'session' | 'member'>
  | (typeof stepPermissions)[number]
