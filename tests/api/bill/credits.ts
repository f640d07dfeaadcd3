import { afterAll, beforeAll } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee } from '../../support/bills.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'
import { ctxOf } from '../../support/ctx.ts'
import { expectSound } from '../../support/fees.ts'

export const period = '202503'

/** Audited bills of customers of their own, and credit notes to them; sound when all of it is over. */
export function creditSuite() {
  let app: TestApp
  let turn = 0

  beforeAll(async () => {
    app = await startApp({ clock: () => '2025-05-06T02:00:00.000Z' })
  })
  afterAll(async () => {
    for (const as of ['jf', 'jf.zjwl']) await expectSound(await ctxOf(app, as))
    await app.close()
  })

  const nextTurn = () => (turn += 1)
  const current = (bill: Made, as = 'jf'): Promise<Made> =>
    app.data('bill.get', { id: bill.id }, as)
  const feeNow = (line: Made): Promise<Made> => app.data('feeLine.get', { id: line.id }, 'jf')
  const refusal = async (operation: string, input: object, as = 'jf') =>
    statusAndReason(await app.call(operation, input, as))
  const asked = (bill: Made, lines: readonly Made[]) => ({
    id: bill.id,
    lineIds: lines.map(({ id }) => id),
    reason: '少作业',
  })
  const credited = (bill: Made, lines: readonly Made[]): Promise<Made> =>
    app.data('bill.credit', asked(bill, lines), 'jf')

  async function twoFees(customerId: string, of = '') {
    const fee = (day: string, price: string, feeCode: string) =>
      auditedFee(app, { customerId, bizDate: `2025-03-${day}`, price, feeCode }, of)
    return [await fee('10', '300', 'QTF'), await fee('11', '900', 'BGDL')]
  }

  /** An audited bill of 1,200.00, two fees on it. */
  async function auditedTwo() {
    const customerId = await newCustomer(app, `贷项客户${nextTurn()}`)
    const lines = await twoFees(customerId)
    return { customerId, lines, bill: await auditedBill(app, customerId, period) }
  }
  return {
    app: () => app,
    nextTurn,
    current,
    feeNow,
    refusal,
    asked,
    credited,
    twoFees,
    auditedTwo,
  }
}
