import { postgresKit, sqliteKit, type Kit } from '../columns.ts'
import { apiTokenTables } from './api-token.ts'
import { callLogTables } from './call-log.ts'
import { carrierTables } from './carrier.ts'
import { contractTables } from './contract.ts'
import { costCodeTables } from './cost-code.ts'
import { customerTables } from './customer.ts'
import { deskTables } from './desk.ts'
import { errorLogTables } from './error-log.ts'
import { feeLineTables } from './fee-line.ts'
import { importBatchTables } from './import-batch.ts'
import { fileTables } from './file.ts'
import { inboundOrderTables } from './inbound-order.ts'
import { inventoryTables } from './inventory.ts'
import { jobTables } from './job.ts'
import { noticeTables } from './notice.ts'
import { operationTables } from './operation.ts'
import { identityTables } from './identity.ts'
import { outboundOrderTables } from './outbound-order.ts'
import { outboxTables } from './outbox.ts'
import { paramTables } from './param.ts'
import { platformTables } from './platform.ts'
import { productTables } from './product.ts'
import { recordTables } from './record.ts'
import { referenceTables } from './reference.ts'
import { signOnTables } from './sign-on.ts'
import { savedViewTables } from './saved-view.ts'
import { storageLocationTables } from './storage-location.ts'
import { workerTables } from './worker.ts'
import { tariffTables } from './tariff.ts'

/** Every table of the product, defined once for both databases. */
const defineSchema = (kit: Kit) => ({
  ...platformTables(kit),
  ...identityTables(kit),
  ...signOnTables(kit),
  ...apiTokenTables(kit),
  ...operationTables(kit),
  ...outboxTables(kit),
  ...recordTables(kit),
  ...errorLogTables(kit),
  ...callLogTables(kit),
  ...referenceTables(kit),
  ...customerTables(kit),
  ...productTables(kit),
  ...storageLocationTables(kit),
  ...carrierTables(kit),
  ...workerTables(kit),
  ...paramTables(kit),
  ...inboundOrderTables(kit),
  ...savedViewTables(kit),
  ...costCodeTables(kit),
  ...contractTables(kit),
  ...tariffTables(kit),
  ...inventoryTables(kit),
  ...outboundOrderTables(kit),
  ...feeLineTables(kit),
  ...noticeTables(kit),
  ...importBatchTables(kit),
  ...jobTables(kit),
  ...fileTables(kit),
  ...deskTables(kit),
})

export type Schema = ReturnType<typeof defineSchema>
export const postgresSchema: Schema = defineSchema(postgresKit)
export const sqliteSchema: Schema = defineSchema(sqliteKit)
/** By table name; the same for both databases. */
export const tableMarks = sqliteKit.marks
