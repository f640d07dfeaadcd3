import type { TestApp } from './app.ts'
import { newCustomer, type Made } from './contracts.ts'
import { png } from './pictures.ts'

const held = ({ id, version }: Made) => ({ id, version })

export type TypedFee = {
  customerId: string
  bizDate: string
  feeCode?: string
  price?: string
  qty?: string
  currency?: string
  recPay?: 1 | 2
  taxRate?: string
}

/** A fee by hand. */
export const typedFee = (app: TestApp, fee: TypedFee, as = 'jf'): Promise<Made> =>
  app.data(
    'feeLine.create',
    { feeCode: 'QTF', pricing: 'TYPED', unit: '小时', price: '100', qty: '1', ...fee },
    as,
  )

/** A fee by hand that is confirmed and audited, so that a bill takes it; `of` names the tenant's people. */
export async function auditedFee(app: TestApp, fee: TypedFee, of = ''): Promise<Made> {
  const made = await typedFee(app, fee, `jf${of}`)
  const confirmed: Made[] = await app.data('feeLine.confirm', { lines: [held(made)] }, `jf${of}`)
  const audited: Made[] = await app.data('feeLine.audit', { lines: confirmed.map(held) }, `cw${of}`)
  return audited[0]!
}

type Step = 'submit' | 'withdraw' | 'pass' | 'refuse' | 'confirm' | 'dispute' | 'reopen' | 'void'

/** Takes a step with a bill as it was given. */
export const billStep = (
  app: TestApp,
  step: Step,
  bill: Made,
  as: string,
  more: object = {},
): Promise<Made> => app.data(`bill.${step}`, { ...held(bill), ...more }, as)

/** A bill over the audited fees of a customer's month. */
export async function draftBill(
  app: TestApp,
  customerId: string,
  period: string,
  of = '',
): Promise<Made> {
  const bills: Made[] = await app.data('bill.generate', { customerId, period }, `jf${of}`)
  return bills[0]!
}

/** The same, submitted and passed. */
export async function auditedBill(
  app: TestApp,
  customerId: string,
  period: string,
  of = '',
): Promise<Made> {
  const draft = await draftBill(app, customerId, period, of)
  const submitted = await billStep(app, 'submit', draft, `jf${of}`)
  return billStep(app, 'pass', submitted, `cw${of}`)
}

/** The page that a customer has signed for a bill. */
export async function signedPage(app: TestApp, bill: Made, of = ''): Promise<string> {
  const fields = { uploadModuleCode: 'ZDGL', businessId: bill.id, docType: 'QT' }
  const { body } = await app.form(
    'file.upload',
    { fields, file: { name: '回签.png', bytes: png() } },
    `jf${of}`,
  )
  return body.data.id
}

/** The same, confirmed with a signed page, so that it can be invoiced. */
export async function confirmedBill(
  app: TestApp,
  customerId: string,
  period: string,
  of = '',
): Promise<Made> {
  const bill = await auditedBill(app, customerId, period, of)
  return billStep(app, 'confirm', bill, `jf${of}`, { fileId: await signedPage(app, bill, of) })
}

/** A new customer with invoice details, and their id. */
export const invoicedCustomer = async (app: TestApp, name: string) =>
  withInvoiceDetails(app, await newCustomer(app, name), name)

/** Gives a customer invoice details; both ids. */
export async function withInvoiceDetails(app: TestApp, customerId: string, invoiceTitle: string) {
  const details = { invoiceTitle, dutyNumber: '91370200MA3DEM0197', invoiceType: '3' }
  const { id } = await app.data('customerInvoice.save', { customerId, ...details }, 'kf')
  return { customerId, customerInvoiceId: String(id) }
}

type Part = { bill: Made; amount?: string; tax?: string }

/** What `invoice.create` is given for bills: all of each unless an amount and a tax are said. */
export const invoiceDraft = (
  invoiceNo: string,
  parts: readonly Part[],
  more: object = {},
): object => ({
  invoiceNo,
  invoiceDate: '2025-04-02',
  parts: parts.map(({ bill, amount, tax }) => ({
    billId: bill.id,
    amount: amount ?? bill['payable'],
    tax: tax ?? bill['taxTotal'],
  })),
  ...more,
})

/** A confirmed bill of a month, all of it on one invoice, so that money can settle it. */
export async function invoicedBill(
  app: TestApp,
  { customerId, customerInvoiceId }: { customerId: string; customerInvoiceId: string },
  period: string,
): Promise<{ bill: Made; invoice: Made }> {
  const bill = await confirmedBill(app, customerId, period)
  const draft = invoiceDraft(`F${bill['billNo']}`, [{ bill }], { customerInvoiceId })
  const invoice: Made = await app.data('invoice.create', draft, 'cw')
  return { bill: await app.data('bill.get', { id: bill.id }, 'cw'), invoice }
}

/** A credit note that takes fees of an audited bill back, confirmed and on an invoice of its own. */
export async function invoicedCredit(
  app: TestApp,
  { bill, lines }: { bill: Made; lines: readonly Made[] },
  kind: object,
): Promise<Made> {
  const asked = { id: bill.id, lineIds: lines.map(({ id }) => id), reason: '少作业' }
  const draft: Made = await app.data('bill.credit', asked, 'jf')
  return invoicedNote(app, draft, kind)
}

/** The same of a credit note that is there. */
export async function invoicedNote(app: TestApp, draft: Made, kind: object): Promise<Made> {
  const passed = await billStep(app, 'pass', await billStep(app, 'submit', draft, 'jf'), 'cw')
  const fileId = await signedPage(app, passed)
  const note = await billStep(app, 'confirm', passed, 'jf', { fileId })
  await app.data('invoice.create', invoiceDraft(`R${note['billNo']}`, [{ bill: note }], kind), 'cw')
  return app.data('bill.get', { id: note.id }, 'cw')
}
