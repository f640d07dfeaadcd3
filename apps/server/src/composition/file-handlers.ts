import { contractFiles } from '../modules/contract/files.ts'
import { contractDocumentFiles } from '../modules/contract-document/files.ts'
import { costListFiles } from '../modules/cost-list/files.ts'
import { customerFiles } from '../modules/customer/files.ts'
import { importBatchFiles } from '../kernel/import/files.ts'
import { fileFiles } from '../modules/file/files.ts'
import { inboundOrderFiles } from '../modules/inbound-order/files.ts'
import { jobFiles } from '../modules/job/files.ts'
import { outboxFiles } from '../modules/outbox/files.ts'
import { paperFiles } from '../modules/paper/files.ts'
import { paymentFiles } from '../modules/payment/files.ts'
import { productFiles } from '../modules/product/files.ts'
import { quotationFiles } from '../modules/quotation/files.ts'
import { sealRecordFiles } from '../modules/seal-record/files.ts'
import { standardFiles } from '../modules/tariff/files.ts'
import { storageLocationFiles } from '../modules/storage-location/files.ts'
import { listExports } from './list-exports.ts'
import { exportAtOnce } from '../kernel/export/service/list-export.ts'
import type { FileHandlers } from '../trpc/files.ts'

/** Each list as a file at once; a long one goes through a job. */
const exports: FileHandlers = Object.fromEntries(
  Object.entries(listExports).map(([list, each]) => [`${list}.export`, exportAtOnce(each)]),
)

/** The file operations of all modules. */
export const fileHandlers: FileHandlers = {
  ...exports,
  ...contractFiles,
  ...contractDocumentFiles,
  ...costListFiles,
  ...customerFiles,
  ...paymentFiles,
  ...productFiles,
  ...quotationFiles,
  ...standardFiles,
  ...storageLocationFiles,
  ...inboundOrderFiles,
  ...jobFiles,
  ...importBatchFiles,
  ...fileFiles,
  ...paperFiles,
  ...sealRecordFiles,
  ...outboxFiles,
}
