import * as z from 'zod'
import { wireDateOut, wireTimeOut } from '../../kernel/wire.ts'
import { missReasons } from './missed.ts'
import { matchReasons } from './suggest.ts'

/** Money as it leaves the server (docs/domain/payments.md#payments). */
export const paymentRecord = z.object({
  id: z.string(),
  paymentNo: z.string(),
  recPay: z.int(),
  /** Empty until somebody knows whose money it is. */
  customerId: z.string(),
  customerName: z.string(),
  payerName: z.string(),
  payDate: wireDateOut(),
  currency: z.string(),
  amount: z.string(),
  /** What of it settles bills, and what rests. */
  writtenOff: z.string(),
  rest: z.string(),
  reference: z.string(),
  bankAccount: z.string(),
  remark: z.string(),
  status: z.int(),
  source: z.int(),
  /** Why it was voided. */
  reason: z.string(),
  version: z.int(),
  createBy: z.string(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

/** What of a payment settles which bill. */
export const writeOffRecord = z.object({
  id: z.string(),
  paymentId: z.string(),
  billId: z.string(),
  billNo: z.string(),
  period: z.string(),
  currency: z.string(),
  /** With the sign of what is payable. */
  amount: z.string(),
  /** 1: the money gave back what a credit note says. */
  isRefund: z.int(),
  /** 1 stands, 9 taken back. */
  status: z.int(),
  reason: z.string(),
  version: z.int(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

/** What of a payment gives other money back, or was given back by other money. */
export const refundRecord = z.object({
  id: z.string(),
  /** The payment on the other end. */
  otherId: z.string(),
  otherNo: z.string(),
  otherDate: wireDateOut(),
  currency: z.string(),
  amount: z.string(),
  /** 1 stands, 9 taken back. */
  status: z.int(),
  reason: z.string(),
  createTime: wireTimeOut(),
})

export const paymentDetail = paymentRecord.extend({
  writeOffs: z.array(writeOffRecord),
  refunds: z.array(refundRecord),
})

/** What of a bill was paid by which payment. */
export const writeOffOfBill = writeOffRecord.extend({
  paymentNo: z.string(),
  payDate: wireDateOut(),
  payerName: z.string(),
  reference: z.string(),
  source: z.int(),
})

/** A bill that money can settle, and what it still has, as that money counts it: a credit note that it pays out is above 0. */
export const payable = z.object({
  id: z.string(),
  billNo: z.string(),
  period: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  currency: z.string(),
  dueDate: wireDateOut(),
  payable: z.string(),
  outstanding: z.string(),
  /** 1: a credit note that the money gives back. */
  isRefund: z.int(),
})

/** Open money and the bills that it most likely settles; none where nothing is likely. */
export const suggestion = z.object({
  payment: paymentRecord,
  reasons: z.array(z.enum(matchReasons)),
  parts: z.array(z.object({ bill: payable, amount: z.string() })),
  /** Bills that its remark names and that are not suggested, each with why. */
  missed: z.array(
    z.object({
      billNo: z.string(),
      customerName: z.string(),
      currency: z.string(),
      status: z.int(),
      why: z.enum(missReasons),
    }),
  ),
})

export type Payment = z.infer<typeof paymentRecord>
export type PaymentDetail = z.infer<typeof paymentDetail>
export type WriteOff = z.infer<typeof writeOffRecord>
export type Refund = z.infer<typeof refundRecord>
export type WriteOffOfBill = z.infer<typeof writeOffOfBill>
export type PayableBill = z.infer<typeof payable>
export type MissedBill = Suggestion['missed'][number]
export type Suggestion = z.infer<typeof suggestion>
