import { rightWords, verbWords } from './kernel/operation-words.ts'
import type { Locale } from './kernel/messages/types.ts'
import { word, type Words } from './kernel/words.ts'
import { apiTokenWords } from './nouns/api-token/words.ts'
import { billWords } from './nouns/bill/words.ts'
import { billStatementWords } from './nouns/bill-statement/words.ts'
import { invoiceWords } from './nouns/invoice/words.ts'
import { paymentWords } from './nouns/payment/words.ts'
import { callLogWords } from './nouns/call-log/words.ts'
import { carrierWords } from './nouns/carrier/words.ts'
import { connectorWords } from './nouns/connector/words.ts'
import { contractWords } from './nouns/contract/words.ts'
import { contractDocumentWords } from './nouns/contract-document/words.ts'
import { contractSyncWords } from './nouns/contract-sync/words.ts'
import { costCodeWords } from './nouns/cost-code/words.ts'
import { costListWords } from './nouns/cost-list/words.ts'
import { customerMergeWords } from './nouns/customer-merge/words.ts'
import { customerWords } from './nouns/customer/words.ts'
import { customerSyncWords } from './nouns/customer-sync/words.ts'
import { dictionaryWords } from './nouns/dictionary/words.ts'
import { errorLogWords } from './nouns/error-log/words.ts'
import { feeLineWords } from './nouns/fee-line/words.ts'
import { financeExchangeWords } from './nouns/finance-exchange/words.ts'
import { fileWords } from './nouns/file/words.ts'
import { helpWords } from './nouns/help/words.ts'
import { identityWords } from './nouns/identity/words.ts'
import { importBatchWords } from './nouns/import-batch/words.ts'
import { inboundManifestWords } from './nouns/inbound-manifest/words.ts'
import { inboundOrderWords } from './nouns/inbound-order/words.ts'
import { inboundPlanWords } from './nouns/inbound-plan/words.ts'
import { instructionWords } from './nouns/instruction/words.ts'
import { inventoryWords } from './nouns/inventory/words.ts'
import { jobWords } from './nouns/job/words.ts'
import { loginRecordWords } from './nouns/login-record/words.ts'
import { membershipInvitationWords } from './nouns/membership-invitation/words.ts'
import { menuWords } from './nouns/menu/words.ts'
import { monthCloseWords } from './nouns/month-close/words.ts'
import { noticeWords } from './nouns/notice/words.ts'
import { outboundOrderWords } from './nouns/outbound-order/words.ts'
import { outboxWords } from './nouns/outbox/words.ts'
import { paperWords } from './nouns/paper/words.ts'
import { paramWords } from './nouns/param/words.ts'
import { passwordWords } from './nouns/password/words.ts'
import { phoneCodeWords } from './nouns/phone-code/words.ts'
import { productWords } from './nouns/product/words.ts'
import { quotationWords } from './nouns/quotation/words.ts'
import { referenceWords } from './nouns/reference/words.ts'
import { reportPlanWords } from './nouns/report-plan/words.ts'
import { reportWords } from './nouns/report/words.ts'
import { requirementWords } from './nouns/requirement/words.ts'
import { roleWords } from './nouns/role/words.ts'
import { savedViewWords } from './nouns/saved-view/words.ts'
import { sealRecordWords } from './nouns/seal-record/words.ts'
import { sessionWords } from './nouns/session/words.ts'
import { settingWords } from './nouns/setting/words.ts'
import { ssoWords } from './nouns/sso/words.ts'
import { storageLocationWords } from './nouns/storage-location/words.ts'
import { tenantWords } from './nouns/tenant/words.ts'
import { trainingWords } from './nouns/training/words.ts'
import { userWords } from './nouns/user/words.ts'
import { workerWords } from './nouns/worker/words.ts'

/*
 * What rights and operations are called, noun by noun and verb by verb: on the screen of roles and in the log of what
 * people did. A word that is missing here stands as its code; a test names those.
 */

export const nounWords = {
  topBar: word('顶部工具栏', 'Top bar'),
  ...apiTokenWords,
  ...billWords,
  ...billStatementWords,
  ...invoiceWords,
  ...paymentWords,
  ...callLogWords,
  ...carrierWords,
  ...connectorWords,
  ...contractWords,
  ...contractDocumentWords,
  ...contractSyncWords,
  ...costCodeWords,
  ...costListWords,
  ...customerWords,
  ...customerMergeWords,
  ...customerSyncWords,
  ...dictionaryWords,
  ...errorLogWords,
  ...feeLineWords,
  ...financeExchangeWords,
  ...fileWords,
  ...helpWords,
  ...identityWords,
  ...importBatchWords,
  ...inboundManifestWords,
  ...inboundOrderWords,
  ...inboundPlanWords,
  ...instructionWords,
  ...inventoryWords,
  ...jobWords,
  ...loginRecordWords,
  ...membershipInvitationWords,
  ...menuWords,
  ...monthCloseWords,
  ...noticeWords,
  ...outboundOrderWords,
  ...outboxWords,
  ...paperWords,
  ...paramWords,
  ...passwordWords,
  ...phoneCodeWords,
  ...productWords,
  ...quotationWords,
  ...referenceWords,
  ...reportPlanWords,
  ...reportWords,
  ...requirementWords,
  ...roleWords,
  ...savedViewWords,
  ...sealRecordWords,
  ...sessionWords,
  ...settingWords,
  ...ssoWords,
  ...storageLocationWords,
  ...tenantWords,
  ...trainingWords,
  ...userWords,
  ...workerWords,
} as const satisfies Words

const say = (words: Words, code: string, locale: Locale) =>
  Object.hasOwn(words, code) ? words[code]![locale] : code

/**
 * 'user:write' -> 'user' and 'write'; what opens a tool of the top bar has no noun of its own
 * (docs/domain/interface.md#top-bar).
 */
export function partsOfRight(code: string): { noun: string; right: string } {
  const [noun = '', right] = code.split(':')
  return right === undefined ? { noun: 'topBar', right: noun } : { noun, right }
}

/** What a noun is called; its own name where it has no words. */
export const nounTitle = (noun: string, locale: Locale): string => say(nounWords, noun, locale)

/** 'user:write' -> its noun and what it permits, in words. */
export function permissionWords(code: string, locale: Locale): { noun: string; right: string } {
  const { noun, right } = partsOfRight(code)
  return { noun: say(nounWords, noun, locale), right: say(rightWords, right, locale) }
}

/** 'user.invite' -> what somebody did, in words. */
export function operationWords(operation: string, locale: Locale): string {
  const [noun = operation, verb = ''] = operation.split('.')
  const said = say(nounWords, noun, locale)
  if (verb === '') return said
  // What a file holds is told by its noun: an import of customers.
  const done = say({ ...nounWords, ...verbWords }, verb, locale)
  return locale === 'en' ? `${said}: ${done}` : `${said} · ${done}`
}
