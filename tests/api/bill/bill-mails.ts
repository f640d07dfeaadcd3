import { afterEach, beforeEach } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee } from '../../support/bills.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'

export const period = '202503'

/** Audited bills of customers who take mail, in an application for each test, and what reached their mailboxes. */
export function billMailSuite() {
  let now: string
  let app: TestApp
  let turn = 0

  beforeEach(async () => {
    now = '2025-04-02T02:00:00.000Z'
    app = await startApp({ clock: () => now })
  })
  afterEach(() => app.close())

  const later = (ms: number) => {
    now = new Date(Date.parse(now) + ms).toISOString()
  }
  const contact = (customerId: string, name: string, more: object) =>
    app.data(
      'customerContacter.save',
      { customerId, name, phone: `1380000${String((turn += 1)).padStart(4, '0')}`, ...more },
      'kf',
    )

  /** An audited bill of a customer who takes mail at these addresses. */
  async function billOf(...addresses: string[]): Promise<Made> {
    const customerId = await newCustomer(app, `收账单的客户${(turn += 1)}`)
    for (const [at, email] of addresses.entries())
      await contact(customerId, `联系人${at}`, { email, isNotify: 1 })
    await auditedFee(app, { customerId, bizDate: '2025-03-10' })
    return auditedBill(app, customerId, period)
  }
  const letterOf = (bill: Made, more: object = {}) =>
    app.data('bill.letter', { id: bill.id, ...more }, 'jf')
  const letter = async ({ id, version }: Made, recipients: string[]) => {
    const { locale, subject, text } = await app.data('bill.letter', { id }, 'jf')
    return { id, version, recipients, locale, subject, text }
  }
  const posted = async () =>
    (await app.data('outbox.mails', { current: 1, size: 50 }, 'admin')).records as any[]
  const fault = (name: string) =>
    app.data('connector.setFault', { system: 'mail', fault: name }, 'admin')
  return { app: () => app, later, contact, billOf, letterOf, letter, posted, fault }
}
