import { customerFiles } from '../modules/customer/files.ts'
import { fileFiles } from '../modules/file/files.ts'
import { inboundOrderFiles } from '../modules/inbound-order/files.ts'
import { inventoryFiles } from '../modules/inventory/files.ts'
import { outboundOrderFiles } from '../modules/outbound-order/files.ts'
import { productFiles } from '../modules/product/files.ts'
import { storageLocationFiles } from '../modules/storage-location/files.ts'
import type { FileHandler } from './files.ts'

/** The file operations of all modules, by the name of their line in the route table. */
export const fileHandlers: Readonly<Record<string, FileHandler>> = {
  ...customerFiles,
  ...productFiles,
  ...storageLocationFiles,
  ...inboundOrderFiles,
  ...inventoryFiles,
  ...outboundOrderFiles,
  ...fileFiles,
}
