import type { TestApp } from '../../support/app.ts'
import { auditedFee, confirmedBill, invoiceDraft } from '../../support/bills.ts'
import type { Made } from '../../support/contracts.ts'
import { type Sample, versioned } from '../../contract/sample.ts'
import type { CustomerWorld } from '../customer/samples.ts'

/** Invoices, and a confirmed bill without one, each of a month of its own. */
export async function invoiceWorld(app: TestApp, { customerId, parts }: CustomerWorld) {
  const customerInvoiceId = parts.invoice
  const bill = async (month: string): Promise<Made> => {
    await auditedFee(app, { customerId, bizDate: `2022-${month}-10` })
    return confirmedBill(app, customerId, `2022${month}`)
  }
  const invoiced = async (month: string): Promise<Made> =>
    app.data(
      'invoice.create',
      invoiceDraft(`2400000${month}`, [{ bill: await bill(month) }], { customerInvoiceId }),
      'cw',
    )
  return {
    invoices: {
      forUpdate: await invoiced('01'),
      forReverse: await invoiced('02'),
      toInvoice: await bill('03'),
      customerInvoiceId,
    },
  }
}
type InvoiceWorld = Awaited<ReturnType<typeof invoiceWorld>>

const dated = { invoiceDate: '2025-04-02' }

export const invoiceSamples: Record<string, Sample<CustomerWorld & InvoiceWorld>> = {
  'invoice.page': { as: 'jf', input: () => ({ current: 1, size: 2, recPay: 1 }) },
  'invoice.totals': { as: 'cw', input: () => ({ recPay: 1 }) },
  'invoice.export': { as: 'jf', input: () => ({ columns: ['invoiceNo', 'gross'] }) },
  'invoice.get': { as: 'jf', input: ({ invoices }) => ({ id: invoices.forUpdate.id }) },
  'invoice.ofBill': {
    as: 'jf',
    input: ({ invoices }) => ({ billId: invoices.forUpdate['parts'][0].billId }),
  },
  'invoice.invoiceable': { as: 'cw', input: ({ customerId }) => ({ customerId, recPay: 1 }) },
  'invoice.create': {
    as: 'cw',
    input: ({ invoices: { toInvoice: bill, customerInvoiceId } }, turn) =>
      invoiceDraft(`2400001${turn}`, [{ bill, amount: '1', tax: '0.06' }], { customerInvoiceId }),
  },
  'invoice.update': {
    as: 'cw',
    input: ({ invoices }) => ({
      ...versioned(invoices.forUpdate),
      ...dated,
      invoiceNo: '24000002',
      remark: '更正号码',
    }),
  },
  'invoice.reverse': {
    as: 'cw',
    input: ({ invoices }) => ({
      ...versioned(invoices.forReverse),
      ...dated,
      invoiceNo: '24000003',
      reason: '抬头有误',
    }),
  },
}
