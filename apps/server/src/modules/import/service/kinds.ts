import type { ImportNoun } from '@yuncang/shared/domain/import-batch'
import { permissionOf } from '@yuncang/shared/domain/permissions'
import { customerImport } from '../../customer/service/import.ts'
import { bankImport, invoiceImport } from '../../customer/service/part-import.ts'
import { inboundOrderImport } from '../../inbound-order/service/import.ts'
import { productImport } from '../../product/service/import.ts'
import { locationImport } from '../../storage-location/service/import.ts'
import type { ImportKind } from './kind.ts'

/** The types of its drafts and columns matter inside an import only. */
export type AnyImport = ImportKind<string, unknown, Record<string, unknown>>

const known = {
  customer: customerImport,
  customerInvoice: invoiceImport,
  customerBank: bankImport,
  product: productImport,
  storageLocation: locationImport,
  inboundOrder: inboundOrderImport,
}

/** How each noun is imported. */
export const importOf = (noun: ImportNoun): AnyImport =>
  // Each import is only ever given the tables and drafts that it made itself.
  known[noun] as unknown as AnyImport

/** What somebody must be permitted to import it. */
export const rightOf = (noun: ImportNoun) => permissionOf[`importBatch.${noun}`]
