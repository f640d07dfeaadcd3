import { apiTokenSamples, apiTokenWorld } from '../api/api-token/samples.ts'
import { billSamples, billWorld } from '../api/bill/samples.ts'
import { billStatementSamples } from '../api/bill-statement/samples.ts'
import { invoiceSamples, invoiceWorld } from '../api/invoice/samples.ts'
import { paymentSamples, paymentWorld } from '../api/payment/samples.ts'
import { callLogSamples, callLogWorld } from '../api/call-log/samples.ts'
import { carrierSamples, carrierWorld } from '../api/carrier/samples.ts'
import { connectorSamples } from '../api/connector/samples.ts'
import { contractSamples, contractWorld } from '../api/contract/samples.ts'
import { contractDocumentSamples, contractDocumentWorld } from '../api/contract-document/samples.ts'
import { contractSyncSamples, contractSyncWorld } from '../api/contract-sync/samples.ts'
import { costCodeSamples, costCodeWorld } from '../api/cost-code/samples.ts'
import { costListSamples, costListWorld } from '../api/cost-list/samples.ts'
import { customerSamples, customerWorld } from '../api/customer/samples.ts'
import { customerMergeSamples } from '../api/customer-merge/samples.ts'
import { customerSyncSamples } from '../api/customer-sync/samples.ts'
import { searchSamples } from '../api/search/samples.ts'
import { dashboardSamples } from '../api/dashboard/samples.ts'
import { startSamples } from '../api/start/samples.ts'
import { dictionarySamples, dictionaryWorld } from '../api/dictionary/samples.ts'
import { errorLogSamples, errorLogWorld } from '../api/error-log/samples.ts'
import { feeLineSamples, feeLineWorld } from '../api/fee-line/samples.ts'
import { fileSamples, fileWorld } from '../api/file/samples.ts'
import { financeExchangeSamples, financeExchangeWorld } from '../api/finance-exchange/samples.ts'
import { helpSamples, helpWorld } from '../api/help/samples.ts'
import { identitySamples, identityWorld } from '../api/identity/samples.ts'
import { importBatchSamples, importBatchWorld } from '../api/import-batch/samples.ts'
import { inboundManifestSamples } from '../api/inbound-manifest/samples.ts'
import { inboundOrderSamples, inboundOrderWorld } from '../api/inbound-order/samples.ts'
import { inboundPlanSamples } from '../api/inbound-plan/samples.ts'
import { instructionSamples, instructionWorld } from '../api/instruction/samples.ts'
import { inventorySamples, inventoryWorld } from '../api/inventory/samples.ts'
import { jobSamples, jobWorld } from '../api/job/samples.ts'
import { loginRecordSamples } from '../api/login-record/samples.ts'
import {
  membershipInvitationSamples,
  membershipInvitationWorld,
} from '../api/membership-invitation/samples.ts'
import { menuSamples, menuWorld } from '../api/menu/samples.ts'
import { monthCloseSamples, monthCloseWorld } from '../api/month-close/samples.ts'
import { noticeSamples, noticeWorld } from '../api/notice/samples.ts'
import { outboundOrderSamples, outboundOrderWorld } from '../api/outbound-order/samples.ts'
import { outboxSamples, outboxWorld } from '../api/outbox/samples.ts'
import { paperSamples } from '../api/paper/samples.ts'
import { paramSamples, paramWorld } from '../api/param/samples.ts'
import { passwordSamples } from '../api/password/samples.ts'
import { phoneCodeSamples } from '../api/phone-code/samples.ts'
import { productSamples, productWorld } from '../api/product/samples.ts'
import { quotationSamples, quotationWorld } from '../api/quotation/samples.ts'
import { recordSamples } from '../api/record/samples.ts'
import { referenceSamples, referenceWorld } from '../api/reference/samples.ts'
import { reportSamples } from '../api/report/samples.ts'
import { requirementSamples, requirementWorld } from '../api/requirement/samples.ts'
import { roleSamples, roleWorld } from '../api/role/samples.ts'
import { sealRecordSamples, sealRecordWorld } from '../api/seal-record/samples.ts'
import { sessionSamples } from '../api/session/samples.ts'
import { settingSamples } from '../api/setting/samples.ts'
import { ssoSamples, ssoWorld } from '../api/sso/samples.ts'
import { storageLocationSamples, storageLocationWorld } from '../api/storage-location/samples.ts'
import { tenantSamples, tenantWorld } from '../api/tenant/samples.ts'
import { trainingSamples } from '../api/training/samples.ts'
import { userSamples, userWorld } from '../api/user/samples.ts'
import { workFlowSamples } from '../api/work-flow/samples.ts'
import { workerSamples, workerWorld } from '../api/worker/samples.ts'
import type { Sample } from './sample.ts'

/*
 * Of every noun one good call of each of its operations and, with it, what exists before any of them is made. What
 * exists is made in this order: a noun after those whose rows its own need. The calls are then made in this order too: a
 * noun before those that change its rows.
 */
const nouns = [
  [customerSamples, customerWorld],
  [inboundOrderSamples, inboundOrderWorld],
  [noticeSamples, noticeWorld],
  [ssoSamples, ssoWorld],
  [tenantSamples, tenantWorld],
  [errorLogSamples, errorLogWorld],
  [productSamples, productWorld],
  [storageLocationSamples, storageLocationWorld],
  [carrierSamples, carrierWorld],
  [workerSamples, workerWorld],
  [paramSamples, paramWorld],
  [inventorySamples, inventoryWorld],
  [identitySamples, identityWorld],
  [contractSamples, contractWorld],
  [costListSamples, costListWorld],
  [quotationSamples, quotationWorld],
  [contractDocumentSamples, contractDocumentWorld],
  [sealRecordSamples, sealRecordWorld],
  [costCodeSamples, costCodeWorld],
  [outboundOrderSamples, outboundOrderWorld],
  [feeLineSamples, feeLineWorld],
  [billSamples, billWorld],
  [financeExchangeSamples, financeExchangeWorld],
  [invoiceSamples, invoiceWorld],
  [paymentSamples, paymentWorld],
  [billStatementSamples],
  [monthCloseSamples, monthCloseWorld],
  [importBatchSamples, importBatchWorld],
  [jobSamples, jobWorld],
  [helpSamples, helpWorld],
  [instructionSamples, instructionWorld],
  [requirementSamples, requirementWorld],
  [contractSyncSamples, contractSyncWorld],
  [fileSamples, fileWorld],
  [userSamples, userWorld],
  [membershipInvitationSamples, membershipInvitationWorld],
  [dictionarySamples, dictionaryWorld],
  [roleSamples, roleWorld],
  [menuSamples, menuWorld],
  [referenceSamples, referenceWorld],
  [apiTokenSamples, apiTokenWorld],
  [callLogSamples, callLogWorld],
  [outboxSamples, outboxWorld],
  [dashboardSamples],
  [startSamples],
  [searchSamples],
  [trainingSamples],
  [sessionSamples],
  [phoneCodeSamples],
  [loginRecordSamples],
  [passwordSamples],
  [settingSamples],
  [workFlowSamples],
  [paperSamples],
  [inboundManifestSamples],
  [inboundPlanSamples],
  [recordSamples],
  [reportSamples],
  [customerMergeSamples],
  [customerSyncSamples],
  [connectorSamples],
] as const

type Step = Extract<(typeof nouns)[number], readonly [unknown, unknown]>[1]
type Part = Exclude<Awaited<ReturnType<Step>>, void>
type Whole<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (
  part: infer All,
) => void
  ? All
  : never

/** All that the steps have made. */
export type World = Whole<Part>

/** What makes the world, step by step. */
export const steps = nouns.flatMap(([, step]) => step ?? [])

const callsOfNouns: readonly Record<string, Sample<World>>[] = nouns.map(([calls]) => calls)
/** One good call of every operation, in the order in which the suite makes them. */
export const samples: Record<string, Sample<World>> = Object.assign({}, ...callsOfNouns)
