import type { DocumentKind, MonthlySource } from './charge-source.ts'
import { inboundDocuments } from './load/inbound-order.ts'
import { outboundDocuments } from './load/outbound-order.ts'
import { storage } from './load/storage.ts'

/** Documents that a person can name on a fee, or have priced anew; the first kind that knows one has it. */
export const documentKinds: readonly DocumentKind[] = [inboundDocuments, outboundDocuments]

/** What is charged by the month. */
export const monthlySources: readonly MonthlySource[] = [storage]
