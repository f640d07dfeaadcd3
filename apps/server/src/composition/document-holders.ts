import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { billDocuments } from '../modules/bill/service/documents.ts'
import { contractDocuments } from '../modules/contract/service/documents.ts'
import { templateDocuments } from '../modules/contract-document/service/documents.ts'
import { feeDocuments } from '../modules/fee-line/service/documents.ts'
import { downloads } from '../modules/file/service/downloads.ts'
import { articleDocuments } from '../modules/help/service/documents.ts'
import { inboundDocuments } from '../modules/inbound-order/service/documents.ts'
import { outboundDocuments } from '../modules/outbound-order/service/documents.ts'
import { invoiceDocuments } from '../modules/invoice/service/documents.ts'
import type { DocumentHolders } from '../platform/documents.ts'

/** What has documents, by the code of its module. */
export const documentHolders: DocumentHolders = {
  [businessModules.inboundOrder]: inboundDocuments,
  [businessModules.outboundOrder]: outboundDocuments,
  [businessModules.contract]: contractDocuments,
  [businessModules.contractTemplate]: templateDocuments,
  [businessModules.bill]: billDocuments,
  [businessModules.invoice]: invoiceDocuments,
  [businessModules.fee]: feeDocuments,
  [businessModules.help]: articleDocuments,
  [businessModules.download]: downloads,
}
