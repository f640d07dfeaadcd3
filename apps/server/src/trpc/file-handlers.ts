import { customerFiles } from '../modules/customer/files.ts'
import { inboundOrderFiles } from '../modules/inbound-order/files.ts'
import type { FileHandler } from './files.ts'

/** The file operations of all modules, by the name of their line in the route table. */
export const fileHandlers: Readonly<Record<string, FileHandler>> = {
  ...customerFiles,
  ...inboundOrderFiles,
}
