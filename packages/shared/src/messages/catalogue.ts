import { apiTokenMessages } from './api-token.ts'
import { backupMessages } from './backup.ts'
import { adminMessages } from './admin.ts'
import { clientMessages } from './client.ts'
import { carrierMessages } from './carrier.ts'
import { commerceMessages } from './commerce.ts'
import { commonMessages } from './common.ts'
import { contractMessages } from './contract.ts'
import { customerMessages } from './customer.ts'
import { errorLogMessages } from './error-log.ts'
import { deskMessages } from './desk.ts'
import { feeLineMessages } from './fee-line.ts'
import { fileMessages } from './file.ts'
import { inboundManifestMessages } from './inbound-manifest.ts'
import { inboundOrderMessages } from './inbound-order.ts'
import { inboundPlanMessages } from './inbound-plan.ts'
import { inventoryMessages } from './inventory.ts'
import { noticeMessages } from './notice.ts'
import { outboundOrderMessages } from './outbound-order.ts'
import { savedViewMessages } from './saved-view.ts'
import { importBatchMessages } from './import-batch.ts'
import { jobMessages } from './job.ts'
import { outsideMessages } from './outside.ts'
import { paramMessages } from './param.ts'
import { productMessages } from './product.ts'
import { sessionMessages } from './session.ts'
import { trainingMessages } from './training.ts'
import { signOnMessages } from './sign-on.ts'
import { setupMessages } from './setup.ts'
import { spreadsheetMessages } from './spreadsheet.ts'
import { storageLocationMessages } from './storage-location.ts'
import type { Locale, Message, MessageParams } from './types.ts'
import { validateMessages } from './validate.ts'
import { workerMessages } from './worker.ts'

/** Every sentence the server can answer with, by reason. */
export const catalogue = {
  ...commonMessages,
  ...clientMessages,
  ...validateMessages,
  ...sessionMessages,
  ...adminMessages,
  ...apiTokenMessages,
  ...signOnMessages,
  ...setupMessages,
  ...backupMessages,
  ...customerMessages,
  ...errorLogMessages,
  ...productMessages,
  ...storageLocationMessages,
  ...carrierMessages,
  ...workerMessages,
  ...paramMessages,
  ...inboundOrderMessages,
  ...inboundManifestMessages,
  ...inboundPlanMessages,
  ...inventoryMessages,
  ...outboundOrderMessages,
  ...savedViewMessages,
  ...deskMessages,
  ...outsideMessages,
  ...commerceMessages,
  ...contractMessages,
  ...feeLineMessages,
  ...jobMessages,
  ...noticeMessages,
  ...importBatchMessages,
  ...trainingMessages,
  ...spreadsheetMessages,
  ...fileMessages,
}

export type Reason = keyof typeof catalogue

export const isReason = (text: string): text is Reason => Object.hasOwn(catalogue, text)

/** The sentence of a reason in a language, parameters filled in. */
export function say(locale: Locale, reason: Reason, params: MessageParams = {}): string {
  const [, zh, en]: Message = catalogue[reason]
  return (locale === 'en' ? en : zh).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(params[name] ?? ''),
  )
}
