import type { Read } from '@yuncang/db/handle'
import type { BillLetter } from '@yuncang/shared/nouns/bill/mail'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { contactersOf, invoiceDetailsOf, mustFindCustomer } from '../../customer/service/read.ts'

export type Mailbox = BillLetter['mailboxes'][number]

/**
 * Who of a customer can be written to: its contacts, of whom those that want mail usually get bills, and its invoice
 * titles, which stand in where no contact wants any. Each address once.
 */
export async function mailboxesOf(db: Read, customerId: string): Promise<Mailbox[]> {
  const contacts = (await contactersOf(db, customerId))
    .filter(({ email }) => email !== '')
    .map(({ name, email, isNotify }) => ({ name, email, isUsual: isNotify === 1 }))
  const isWanted = contacts.some(({ isUsual }) => isUsual)
  const titles = (await invoiceDetailsOf(db, customerId))
    .filter(({ email }) => email !== '')
    .map(({ invoiceTitle: name, email, isDefault }) => ({
      name,
      email,
      isUsual: !isWanted && isDefault === 1,
    }))
  const byAddress = Map.groupBy([...contacts, ...titles], ({ email }) => email.toLowerCase())
  return [...byAddress.values()].map((same) => same.find(({ isUsual }) => isUsual) ?? same[0]!) // groups have some
}

/** Regions whose companies are written to in Chinese; nobody has said where a customer without a country is. */
const chinese: ReadonlySet<string> = new Set(['', 'CHN', 'CN', '142', 'HKG', 'MAC', 'TWN'])

/** The language that a customer reads. */
export const languageOf = async (db: Read, customerId: string): Promise<Locale> =>
  chinese.has((await mustFindCustomer(db, customerId)).countryCode.toUpperCase()) ? 'zh' : 'en'
