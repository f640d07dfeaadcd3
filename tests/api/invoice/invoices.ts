import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditedFee, confirmedBill, invoiceDraft, invoicedCustomer } from '../../support/bills.ts'
import type { Made } from '../../support/contracts.ts'
import { ctxOf } from '../../support/ctx.ts'
import { expectSound } from '../../support/fees.ts'
import { outcome } from '../../support/outcome.ts'

export const period = '202503'
type Of = { customerInvoiceId: string }
type Parts = Parameters<typeof invoiceDraft>[1]

/** Confirmed bills of customers of their own, and invoices over them; sound when all of it is over. */
export function invoiceSuite() {
  let app: TestApp
  let turn = 0

  beforeAll(async () => {
    app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  })
  afterAll(async () => {
    await expectSound(await ctxOf(app, 'cw', 'WMS_DEMO'))
    await app.close()
  })

  const number = () => `2537200000${String((turn += 1)).padStart(10, '0')}`
  const current = (bill: Made): Promise<Made> => app.data('bill.get', { id: bill.id }, 'cw')
  const refusal = (operation: string, input: object, as = 'cw') =>
    outcome(app, operation, input, as)

  /** A customer with a confirmed bill of 1,280.00, of which 72.45 is tax. */
  async function aBill() {
    const of = await invoicedCustomer(app, `开票客户${(turn += 1)}`)
    const { customerId } = of
    const line = await auditedFee(app, { customerId, bizDate: '2025-03-10', price: '1200' })
    await auditedFee(app, { customerId, bizDate: '2025-03-11', price: '80' })
    return { ...of, line, bill: await confirmedBill(app, of.customerId, period) }
  }
  const record = ({ customerInvoiceId }: Of, parts: Parts, no = number()): Promise<Made> =>
    app.data('invoice.create', invoiceDraft(no, parts, { customerInvoiceId }), 'cw')
  const tried = ({ customerInvoiceId }: Of, parts: Parts) =>
    refusal('invoice.create', invoiceDraft(number(), parts, { customerInvoiceId }))
  /** Whether somebody is still asked to do something about a record. */
  const lineStatus = async (line: Made) =>
    (await app.data('feeLine.get', { id: line.id }, 'jf')).status
  return { app: () => app, number, current, refusal, aBill, record, tried, lineStatus }
}
