import * as z from 'zod'
import { wireTimeOut } from '../../kernel/wire.ts'
import { financeDocument } from './document.ts'
import { exchangeKinds } from './rules.ts'

/** What the finance platform is told of a bill, and what it answered (docs/domain/bills.md#finance-platform). */
export const exchangeRecord = z.object({
  id: z.string(),
  kind: z.enum(exchangeKinds),
  billId: z.string(),
  billNo: z.string(),
  /** Empty unless it is a reduction. */
  reductionId: z.string(),
  customerName: z.string(),
  currency: z.string(),
  /** Of the bill what is payable, of a reduction what is taken off, of a withdrawal 0. */
  amount: z.string(),
  /** What is sent. */
  document: financeDocument,
  /** exchangeStatuses */
  status: z.int(),
  /** Why it did not get through, in the words of whoever asks. */
  failure: z.string().nullable(),
  /** How it was settled by hand. */
  remark: z.string(),
  /** When it was answered, or given up. */
  endTime: wireTimeOut().nullable(),
  version: z.int(),
  createTime: wireTimeOut(),
})
export type FinanceExchange = z.infer<typeof exchangeRecord>
