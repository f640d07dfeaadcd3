import { afterAll, beforeAll } from 'vitest'
import { apiTokenWorld } from '../api/api-token/samples.ts'
import { billWorld } from '../api/bill/samples.ts'
import { invoiceWorld } from '../api/invoice/samples.ts'
import { paymentWorld } from '../api/payment/samples.ts'
import { callLogWorld } from '../api/call-log/samples.ts'
import { carrierWorld } from '../api/carrier/samples.ts'
import { contractWorld } from '../api/contract/samples.ts'
import { contractDocumentWorld } from '../api/contract-document/samples.ts'
import { contractSyncWorld } from '../api/contract-sync/samples.ts'
import { costCodeWorld } from '../api/cost-code/samples.ts'
import { costListWorld } from '../api/cost-list/samples.ts'
import { customerWorld } from '../api/customer/samples.ts'
import { dictionaryWorld } from '../api/dictionary/samples.ts'
import { errorLogWorld } from '../api/error-log/samples.ts'
import { feeLineWorld } from '../api/fee-line/samples.ts'
import { fileWorld } from '../api/file/samples.ts'
import { financeExchangeWorld } from '../api/finance-exchange/samples.ts'
import { helpWorld } from '../api/help/samples.ts'
import { identityWorld } from '../api/identity/samples.ts'
import { importBatchWorld } from '../api/import-batch/samples.ts'
import { inboundOrderWorld } from '../api/inbound-order/samples.ts'
import { instructionWorld } from '../api/instruction/samples.ts'
import { inventoryWorld } from '../api/inventory/samples.ts'
import { jobWorld } from '../api/job/samples.ts'
import { membershipInvitationWorld } from '../api/membership-invitation/samples.ts'
import { menuWorld } from '../api/menu/samples.ts'
import { monthCloseWorld } from '../api/month-close/samples.ts'
import { noticeWorld } from '../api/notice/samples.ts'
import { outboundOrderWorld } from '../api/outbound-order/samples.ts'
import { outboxWorld } from '../api/outbox/samples.ts'
import { paramWorld } from '../api/param/samples.ts'
import { productWorld } from '../api/product/samples.ts'
import { quotationWorld } from '../api/quotation/samples.ts'
import { referenceWorld } from '../api/reference/samples.ts'
import { requirementWorld } from '../api/requirement/samples.ts'
import { roleWorld } from '../api/role/samples.ts'
import { sealRecordWorld } from '../api/seal-record/samples.ts'
import { ssoWorld } from '../api/sso/samples.ts'
import { storageLocationWorld } from '../api/storage-location/samples.ts'
import { tenantWorld } from '../api/tenant/samples.ts'
import { userWorld } from '../api/user/samples.ts'
import { workerWorld } from '../api/worker/samples.ts'
import { startApp, type TestApp } from '../support/app.ts'

/* What exists before the samples run, made step by step: a noun after those whose rows its own need. */
const steps = [
  customerWorld,
  inboundOrderWorld,
  noticeWorld,
  ssoWorld,
  tenantWorld,
  errorLogWorld,
  productWorld,
  storageLocationWorld,
  carrierWorld,
  workerWorld,
  paramWorld,
  inventoryWorld,
  identityWorld,
  contractWorld,
  costListWorld,
  quotationWorld,
  contractDocumentWorld,
  sealRecordWorld,
  costCodeWorld,
  outboundOrderWorld,
  feeLineWorld,
  billWorld,
  financeExchangeWorld,
  invoiceWorld,
  paymentWorld,
  monthCloseWorld,
  importBatchWorld,
  jobWorld,
  helpWorld,
  instructionWorld,
  requirementWorld,
  contractSyncWorld,
  fileWorld,
  userWorld,
  membershipInvitationWorld,
  dictionaryWorld,
  roleWorld,
  menuWorld,
  referenceWorld,
  apiTokenWorld,
  callLogWorld,
  outboxWorld,
] as const

type Part = Exclude<Awaited<ReturnType<(typeof steps)[number]>>, void>
type Whole<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (
  part: infer All,
) => void
  ? All
  : never

/** All that the steps have made. */
export type World = Whole<Part>

/** An application with the world of the samples in it. Each step has the time limit of a hook for itself. */
export function sampleWorld(): { app: () => TestApp; world: World } {
  let app: TestApp
  // Whole when the last step is done, which is before the first test.
  const world = {} as World
  beforeAll(async () => {
    app = await startApp()
  })
  for (const step of steps)
    beforeAll(async () => {
      Object.assign(world, await step(app, world))
    })
  afterAll(() => app.close())
  return { app: () => app, world }
}
