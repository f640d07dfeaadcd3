import * as z from 'zod'
import {
  amount,
  decimal,
  flag,
  id,
  pageInput,
  pageOutput,
  positive,
  required,
  text,
  version,
  wireDate,
} from '../../kernel/wire.ts'
import { recPay } from '../fee-line/rec-pay.ts'
import { payable, paymentDetail, paymentRecord, suggestion, writeOffOfBill } from './record.ts'

const filters = {
  paymentNo: text(40).optional(),
  billNo: text(40).optional(),
  customerId: id().optional(),
  payerName: text(100).optional(),
  reference: text(60).optional(),
  recPay: recPay().optional(),
  currency: text(3).optional(),
  status: z.int().min(1).max(9).optional(),
  /** Only money of which something is open. */
  isOpen: flag().optional(),
  dateFrom: wireDate().optional(),
  dateTo: wireDate().optional(),
}

const total = z.object({
  recPay: z.int(),
  currency: z.string(),
  count: z.int(),
  amount: z.string(),
  writtenOff: z.string(),
  rest: z.string(),
})

/** What a person fills in. */
const editable = {
  recPay: recPay().default(1),
  /** Whose money it is, where somebody knows. */
  customerId: id().optional(),
  payerName: text(100).default(''),
  payDate: wireDate(),
  currency: required(3, 'payment.currencyRequired'),
  amount: positive('money', 'payment.amountRequired'),
  reference: text(60).default(''),
  bankAccount: text(60).default(''),
  remark: text(500).default(''),
}

/** What of the money is for which bill: a credit note of its own side counts below 0, one of the other side above. */
const parts = z.array(z.strictObject({ billId: id(), amount: decimal('money') })).max(100)
/** Which open money of the other direction is given back, and how much of it. */
const refunds = z.array(z.strictObject({ paymentId: id(), amount: amount('money') })).max(100)
const held = { id: id(), version: version() }
const reason = () => required(500, 'payment.reasonRequired')

export const payment = {
  page: {
    input: pageInput(['createTime', 'payDate', 'amount', 'customerName', 'rest'], filters),
    output: pageOutput(paymentRecord),
  },
  /** Sums of what `page` finds with the same filters, by currency; voided ones only when they are asked for, offsets never. */
  totals: { input: z.strictObject(filters), output: z.array(total) },
  get: { input: z.strictObject({ id: id() }), output: paymentDetail },
  /** What was paid of a bill, and what of that was taken back, oldest first. */
  ofBill: { input: z.strictObject({ billId: id() }), output: z.array(writeOffOfBill) },
  /** The bills of a customer that money of this direction can settle, earliest due first. */
  payable: {
    input: z.strictObject({ customerId: id(), recPay: recPay(), currency: text(3) }),
    output: z.array(payable),
  },
  /** Open money of a customer that money of this direction gives back, oldest first. */
  refundable: {
    input: z.strictObject({ customerId: id(), recPay: recPay(), currency: text(3) }),
    output: z.array(paymentRecord),
  },
  /** Open money, oldest first, each with the bills that it most likely settles. */
  suggestions: {
    input: z.strictObject({ id: id().optional(), recPay: recPay().optional() }),
    output: z.array(suggestion),
  },
  /** Records money; with parts, it settles those bills at once. */
  create: {
    input: z.strictObject({ ...editable, parts: parts.default([]), refunds: refunds.default([]) }),
    output: paymentDetail,
  },
  /** Settles bills and credit notes of one customer, side and currency against each other, without money. */
  offset: {
    input: z.strictObject({
      recPay: editable.recPay,
      customerId: required(64, 'payment.customerRequired').pipe(id()),
      payDate: editable.payDate,
      currency: editable.currency,
      remark: editable.remark,
      parts,
    }),
    output: paymentDetail,
  },
  update: { input: z.strictObject({ ...editable, ...held }), output: paymentDetail },
  /** Settles bills with what is open of a payment, or gives other money back; whose it is follows from the bills where nobody knew. */
  writeOff: {
    input: z.strictObject({ ...held, parts: parts.default([]), refunds: refunds.default([]) }),
    output: paymentDetail,
  },
  /** Takes one write-off or refund back, or all of them: the bills are owed again, the money is open. */
  takeBack: {
    input: z.strictObject({
      ...held,
      writeOffId: id().optional(),
      refundId: id().optional(),
      reason: reason(),
    }),
    output: paymentDetail,
  },
  void: { input: z.strictObject({ ...held, reason: reason() }), output: paymentDetail },
} as const

export type PaymentQuery = z.infer<typeof payment.page.input>
export type PaymentFilters = z.infer<typeof payment.totals.input>
export type PaymentTotal = z.infer<typeof total>
export type PaymentDraft = z.infer<typeof payment.create.input>
export type OffsetDraft = z.infer<typeof payment.offset.input>
export type PaymentChange = z.infer<typeof payment.update.input>
export type WriteOffParts = z.infer<typeof payment.writeOff.input>
export type WriteOffReturn = z.infer<typeof payment.takeBack.input>
export type PaymentReasoned = z.infer<typeof payment.void.input>
