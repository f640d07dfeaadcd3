import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditedFee, invoicedBill, invoicedCustomer } from '../../support/bills.ts'
import { versioned } from '../../contract/sample.ts'
import type { Made } from '../../support/contracts.ts'
import { ctxOf } from '../../support/ctx.ts'
import { expectSound } from '../../support/fees.ts'
import { outcome } from '../../support/outcome.ts'

export const period = '202503'

/** Invoiced bills of customers of their own, and money that settles them; sound when all of it is over. */
export function paymentSuite() {
  let app: TestApp
  let turn = 0

  beforeAll(async () => {
    app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  })
  afterAll(async () => {
    await expectSound(await ctxOf(app, 'cw', 'WMS_DEMO'))
    await app.close()
  })

  const current = (bill: Made): Promise<Made> => app.data('bill.get', { id: bill.id }, 'cw')
  const refusal = (operation: string, input: object, as = 'cw') =>
    outcome(app, operation, input, as)
  const money = (more: object = {}) => ({
    payDate: '2025-04-02',
    currency: 'CNY',
    amount: '1000',
    ...more,
  })
  const paid = (more: object = {}): Promise<Made> => app.data('payment.create', money(more), 'cw')
  const settled = (payment: Made, parts: object[]): Promise<Made> =>
    app.data('payment.writeOff', { ...versioned(payment), parts }, 'cw')

  /** A customer with an invoiced bill of 1,000.00. */
  async function aBill(price = '1000', name = `付款客户${(turn += 1)}`) {
    const of = await invoicedCustomer(app, name)
    const line = await auditedFee(app, { customerId: of.customerId, bizDate: '2025-03-10', price })
    const { bill, invoice } = await invoicedBill(app, of, period)
    return { ...of, name, line, bill, invoice }
  }
  /** Another one of the same customer, of another month. */
  async function another(of: Awaited<ReturnType<typeof aBill>>, price: string): Promise<Made> {
    await auditedFee(app, { customerId: of.customerId, bizDate: '2025-02-10', price })
    return (await invoicedBill(app, of, '202502')).bill
  }
  const lineStatus = async (line: Made) =>
    (await app.data('feeLine.get', { id: line.id }, 'jf')).status
  return {
    app: () => app,
    turn: () => turn,
    current,
    refusal,
    money,
    paid,
    settled,
    aBill,
    another,
    lineStatus,
  }
}
