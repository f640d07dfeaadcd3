import * as z from 'zod'
import { id, pageInput, pageOutput, required, text, version } from '../../kernel/wire.ts'
import { exchangeRecord } from './record.ts'
import { exchangeKinds } from './rules.ts'

const held = { id: id(), version: version() }

export const financeExchange = {
  page: {
    input: pageInput(['createTime', 'amount'], {
      billNo: text(40).optional(),
      kind: z.enum(exchangeKinds).optional(),
      status: z.int().min(0).max(9).optional(),
    }),
    output: pageOutput(exchangeRecord),
  },
  /** Those of a bill, oldest first. */
  ofBill: { input: z.strictObject({ billId: id() }), output: z.array(exchangeRecord) },
  /** Due now, under the same key, so that the platform knows one that it has already. */
  resend: { input: z.strictObject(held), output: exchangeRecord },
  /** The platform was told in another way; what follows of the bill is sent. */
  settle: {
    input: z.strictObject({ ...held, remark: required(500, 'financeExchange.remarkRequired') }),
    output: exchangeRecord,
  },
} as const

export type ExchangeQuery = z.infer<typeof financeExchange.page.input>
