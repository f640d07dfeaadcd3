import type { TestApp } from '../../support/app.ts'
import { auditedFee, confirmedBill, invoicedCredit, invoiceDraft } from '../../support/bills.ts'
import type { Made } from '../../support/contracts.ts'
import { anyWorkbook, workbook } from '../../support/workbooks.ts'
import { type Sample, versioned } from '../../contract/sample.ts'
import type { CustomerWorld } from '../customer/samples.ts'

const money = (more: object = {}) => ({
  payDate: '2025-04-02',
  currency: 'CNY',
  amount: '50',
  payerName: '青岛样例橡胶贸易有限公司（虚构）',
  ...more,
})

/** Money, with and without write-offs, and an invoiced bill. */
export async function paymentWorld(app: TestApp, { customerId, parts }: CustomerWorld) {
  const line = await auditedFee(app, { customerId, bizDate: '2022-06-10' })
  const bill = await confirmedBill(app, customerId, '202206')
  const draft = invoiceDraft('2400009', [{ bill }], { customerInvoiceId: parts.invoice })
  await app.data('invoice.create', draft, 'cw')
  const paid = (more: object = {}): Promise<Made> =>
    app.data('payment.create', money({ customerId, ...more }), 'cw')
  const used = await paid({ parts: [{ billId: bill.id, amount: '10' }] })
  const kind = { customerInvoiceId: parts.invoice }
  const note = await invoicedCredit(app, { bill, lines: [line] }, kind)
  return {
    payments: {
      bill,
      note,
      used,
      forUpdate: await paid(),
      forWriteOff: await paid(),
      forVoid: await paid(),
    },
  }
}
type PaymentWorld = Awaited<ReturnType<typeof paymentWorld>>

export const paymentSamples: Record<string, Sample<CustomerWorld & PaymentWorld>> = {
  'importBatch.payment': { as: 'cw', upload: anyWorkbook },
  'payment.import': {
    as: 'cw',
    upload: () =>
      workbook([
        ['交易日期', '对方户名', '收入金额', '交易流水号'],
        ['2025-04-01', '青岛样例', 12.5, 'SAMPLE-1'],
      ]),
  },
  'payment.template': { as: 'cw' },
  'payment.page': { as: 'jf', input: () => ({ current: 1, size: 2, isOpen: 1 }) },
  'payment.totals': { as: 'cw', input: () => ({ recPay: 1 }) },
  'payment.export': { as: 'jf', input: () => ({ columns: ['paymentNo', 'amount'] }) },
  'payment.get': { as: 'jf', input: ({ payments }) => ({ id: payments.used.id }) },
  'payment.ofBill': { as: 'jf', input: ({ payments }) => ({ billId: payments.bill.id }) },
  'payment.payable': {
    as: 'cw',
    input: ({ customerId }) => ({ customerId, recPay: 1, currency: 'CNY' }),
  },
  'payment.refundable': {
    as: 'cw',
    input: ({ customerId }) => ({ customerId, recPay: 2, currency: 'CNY' }),
  },
  'payment.suggestions': { as: 'cw', input: () => ({ recPay: 1 }) },
  'payment.create': { as: 'cw', input: () => money() },
  'payment.offset': {
    as: 'cw',
    input: ({ customerId, payments: { bill, note } }) => ({
      customerId,
      payDate: '2025-04-02',
      currency: 'CNY',
      parts: [
        { billId: bill.id, amount: '5' },
        { billId: note.id, amount: '-5' },
      ],
    }),
  },
  'payment.update': {
    as: 'cw',
    input: ({ payments }) => ({ ...money({ amount: '51' }), ...versioned(payments.forUpdate) }),
  },
  'payment.writeOff': {
    as: 'cw',
    input: ({ payments: { forWriteOff, bill } }) => ({
      ...versioned(forWriteOff),
      parts: [{ billId: bill.id, amount: '1' }],
    }),
  },
  'payment.takeBack': {
    as: 'cw',
    input: ({ payments: { used } }) => ({
      ...versioned(used),
      writeOffId: used['writeOffs'][0].id,
      reason: '核销错账单',
    }),
  },
  'payment.void': {
    as: 'cw',
    input: ({ payments }) => ({ ...versioned(payments.forVoid), reason: '重复登记' }),
  },
}
