import type { Read } from '@yuncang/db/handle'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { Mailbox } from '@yuncang/shared/nouns/outbox/record-mail'
import { contactersOf, mustFindCustomer } from './read.ts'

/** Contacts of a customer who can be written to; those that want mail usually are. Each address once. */
export const contactMailboxes = async (db: Read, customerId: string): Promise<Mailbox[]> =>
  onceEach(
    (await contactersOf(db, customerId))
      .filter(({ email }) => email !== '')
      .map(({ name, email, isNotify }) => ({ name, email, isUsual: isNotify === 1 })),
  )

/** Of several with one address the one that is usually written to. */
export function onceEach(mailboxes: readonly Mailbox[]): Mailbox[] {
  const byAddress = Map.groupBy(mailboxes, ({ email }) => email.toLowerCase())
  return [...byAddress.values()].map((same) => same.find(({ isUsual }) => isUsual) ?? same[0]!) // groups have some
}

/** Regions whose companies are written to in Chinese; nobody has said where a customer without a country is. */
const chinese: ReadonlySet<string> = new Set(['', 'CHN', 'CN', '142', 'HKG', 'MAC', 'TWN'])

/** The language that a customer reads. */
export const languageOf = async (db: Read, customerId: string): Promise<Locale> =>
  chinese.has((await mustFindCustomer(db, customerId)).countryCode.toUpperCase()) ? 'zh' : 'en'
