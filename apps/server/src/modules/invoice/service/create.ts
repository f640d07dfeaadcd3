import { only } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import { round, subtract } from '@yuncang/shared/kernel/decimal'
import { fits, taxFits } from '@yuncang/shared/nouns/bill/settlement'
import type { InvoiceDraft } from '@yuncang/shared/nouns/invoice/contract'
import { invoiceStatuses, needsDutyNumber } from '@yuncang/shared/nouns/invoice/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { billsFor, settleBill, type BillRow } from '../../bill/service/settle.ts'
import { invoiceDetailsOf } from '../../customer/service/read.ts'
import type { NewPart } from '../repo.ts'
import { assertFitsCurrency } from '../../../platform/currency.ts'
import { detailOf, leftOf } from './read.ts'
import { record } from './record.ts'

/**
 * Records an invoice over one bill or several of one customer, side and currency (docs/domain/invoices.md#invoices).
 * Throws 409 for more than a bill has left.
 */
export const create = (ctx: Ctx, draft: InvoiceDraft) =>
  ctx.transaction(async (tx) => {
    const ids = draft.parts.map(({ billId }) => billId)
    // What a bill has left is told by its row and its parts together: nobody may write one of them between the two reads.
    for (const id of [...ids].sort()) await tx.lockAlone(`bill.invoice ${id}`)
    const bills = await billsFor(tx, ctx, 'invoice', ids)
    const [first] = bills
    // The contract asks for one part at least.
    if (!first) throw new AppError('invoice.noParts')
    assertAlike(first, bills)
    assertFitsCurrency(
      first.currency,
      draft.parts.flatMap(({ amount, tax }) => [amount, tax]),
    )
    const parts = await partsFor(tx, draft, bills)
    const { recPay, customerId, customerName, currency } = first
    const { remark, invoiceNo, invoiceDate } = draft
    const invoice = await record(tx, ctx, {
      invoiceNo,
      invoiceDate,
      issuerId: recPay === 1 ? '' : customerId,
      recPay,
      customerId,
      customerName,
      currency,
      ...(await kindOf(tx, draft, first)),
      status: invoiceStatuses.valid,
      redOfId: null,
      reason: '',
      remark: remark.trim(),
      parts,
    })
    for (const bill of bills) {
      const part = only(parts.filter(({ billId }) => billId === bill.id))
      await settleBill(tx, ctx, bill, { action: 'invoice', invoiced: part.amount })
    }
    return detailOf(tx, invoice)
  })

/** One invoice is for one customer, side and currency. */
function assertAlike(first: BillRow, bills: readonly BillRow[]): void {
  const keyOf = ({ recPay, customerId, currency }: BillRow) => `${recPay} ${customerId} ${currency}`
  const other = bills.find((bill) => keyOf(bill) !== keyOf(first))
  if (!other) return
  throw new AppError('invoice.mixed', { params: { no: other.billNo, other: first.billNo } })
}

type Part = Omit<NewPart, 'id' | 'invoiceId'>

/** The parts with their bills. Throws 409 for more than a bill has left to be invoiced. */
async function partsFor(tx: Tx, draft: InvoiceDraft, bills: readonly BillRow[]): Promise<Part[]> {
  const left = await leftOf(tx, bills)
  return bills.map((bill) => {
    const asked = only(draft.parts.filter(({ billId }) => billId === bill.id))
    const rest = left(bill)
    const { billNo: no, currency } = bill
    const amount = round(asked.amount, 'money')
    const tax = round(asked.tax, 'money')
    if (!fits(amount, rest.amount)) {
      const params = { no, left: round(rest.amount, 'money'), currency }
      throw new AppError('invoice.tooMuch', { params })
    }
    if (!taxFits(tax, amount, rest.tax)) {
      const params = { no, left: round(rest.tax, 'money') }
      throw new AppError('invoice.badTax', { params })
    }
    const { id: billId, period } = bill
    return { billId, billNo: no, period, amount, tax, net: round(subtract(amount, tax), 'money') }
  })
}

/** Title, tax number and kind: those of the customer's invoice details, or the kind of an invoice that was received. */
async function kindOf(
  tx: Tx,
  { customerInvoiceId, invoiceType }: InvoiceDraft,
  { recPay, customerId, customerName: customer }: BillRow,
) {
  if (recPay === 2) {
    if (invoiceType === undefined) throw new AppError('invoice.typeRequired')
    return { invoiceType, invoiceTitle: '', dutyNumber: '' }
  }
  const params = { customer }
  if (customerInvoiceId === undefined) throw new AppError('invoice.detailsRequired', { params })
  const all = await invoiceDetailsOf(tx, customerId)
  const details = all.find(({ id }) => id === customerInvoiceId)
  if (!details) throw new AppError('invoice.detailsOfOther', { params })
  if (needsDutyNumber(details.invoiceType) && details.dutyNumber === '')
    throw new AppError('invoice.dutyNumberMissing', { params })
  const { invoiceTitle, dutyNumber } = details
  return { invoiceType: details.invoiceType, invoiceTitle, dutyNumber }
}
