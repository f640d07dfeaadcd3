import { billPaper } from '../modules/bill/service/paper.ts'
import { billStatementPaper } from '../modules/bill-statement/service/paper.ts'
import { contractPaper } from '../modules/contract/service/paper.ts'
import { inboundOrderPaper } from '../modules/inbound-order/service/paper.ts'
import { stockPaper } from '../modules/inventory/service/paper.ts'
import { outboundOrderPaper } from '../modules/outbound-order/service/paper.ts'
import type { PaperDescriptions } from '../papers/kind.ts'

/** What can be printed. */
export const papers: PaperDescriptions = {
  contract: contractPaper,
  bill: billPaper,
  billStatement: billStatementPaper,
  inboundOrder: inboundOrderPaper,
  outboundOrder: outboundOrderPaper,
  stock: stockPaper,
}
