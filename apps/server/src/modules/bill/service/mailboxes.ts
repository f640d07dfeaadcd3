import type { Read } from '@yuncang/db/handle'
import type { Mailbox } from '@yuncang/shared/nouns/outbox/record-mail'
import { contactMailboxes, onceEach } from '../../customer/service/mailboxes.ts'
import { invoiceDetailsOf } from '../../customer/service/read.ts'

/** Who of a customer can be sent its bills: its contacts, and its invoice titles, which stand in where no contact wants mail. */
export async function mailboxesOf(db: Read, customerId: string): Promise<Mailbox[]> {
  const contacts = await contactMailboxes(db, customerId)
  const isWanted = contacts.some(({ isUsual }) => isUsual)
  const titles = (await invoiceDetailsOf(db, customerId))
    .filter(({ email }) => email !== '')
    .map(({ invoiceTitle: name, email, isDefault }) => ({
      name,
      email,
      isUsual: !isWanted && isDefault === 1,
    }))
  return onceEach([...contacts, ...titles])
}
