import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditedFee, billStep, invoiceDraft, signedPage } from '../../support/bills.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'
import { ctxOf } from '../../support/ctx.ts'
import { expectSound } from '../../support/fees.ts'
import { outcome } from '../../support/outcome.ts'

const period = '202503'
/** How a supplier's invoices are made. */
export const kind = { invoiceType: '1' }

/** What the warehouse company owes suppliers of their own; sound when all of it is over. */
export function payableSuite() {
  let app: TestApp
  let turn = 0

  beforeAll(async () => {
    app = await startApp({ clock: () => '2025-05-06T02:00:00.000Z' })
  })
  afterAll(async () => {
    await expectSound(await ctxOf(app, 'jf', 'WMS_DEMO'))
    await app.close()
  })

  const current = ({ id }: Made): Promise<Made> => app.data('bill.get', { id }, 'jf')
  const refusal = (operation: string, input: object, as = 'jf') =>
    outcome(app, operation, input, as)
  const off = (bill: Made, line: Made, amount: string) => ({
    billId: bill.id,
    feeLineId: line.id,
    amount,
    reason: '少运一车',
  })

  /** An audited bill of 1,200.00 that is owed to a supplier, two fees on it. */
  async function owed(customerId?: string) {
    const supplierId = customerId ?? (await newCustomer(app, `供应商${(turn += 1)}`))
    const fee = (day: string, price: string, feeCode: string) =>
      auditedFee(app, {
        customerId: supplierId,
        bizDate: `2025-03-${day}`,
        price,
        feeCode,
        recPay: 2,
      })
    const lines = [await fee('10', '300', 'QTF'), await fee('11', '900', 'QTF')]
    const asked = { customerId: supplierId, period, recPay: 2 }
    const [draft]: Made[] = await app.data('bill.generate', asked, 'jf')
    const bill = await billStep(app, 'pass', await billStep(app, 'submit', draft!, 'jf'), 'cw')
    return { supplierId, bill, lines, less: lines[0]!, more: lines[1]! }
  }

  /** The same, confirmed with what the supplier has signed, and on its invoice. */
  async function invoiced() {
    const { bill, ...rest } = await owed()
    const fileId = await signedPage(app, bill)
    const confirmed = await billStep(app, 'confirm', bill, 'jf', { fileId })
    const draft = invoiceDraft(`S${confirmed['billNo']}`, [{ bill: confirmed }], kind)
    await app.data('invoice.create', draft, 'cw')
    return { ...rest, bill: await current(bill) }
  }
  return { app: () => app, current, refusal, off, owed, invoiced }
}
