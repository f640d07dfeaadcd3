import type { Read, Tx } from '@yuncang/db/handle'
import type { FieldDiff } from '@yuncang/db/schema/record'
import type { RecordMail, RecordToSend } from '@yuncang/shared/nouns/outbox/record-mail'
import type { Account } from '@yuncang/shared/nouns/bill-statement/account'
import type { OutgoingMail } from '@yuncang/shared/nouns/outbox/message'
import type { PaperKind } from '@yuncang/shared/nouns/paper/rules'
import { contentOfBytes, storageKey } from '../../../files/storage/storage.ts'
import { failureWords } from '../../../outbox/failure.ts'
import { postMail } from '../../../outbox/post-mail.ts'
import type { About } from '../../../outbox/post.ts'
import { aboutRecord, countAbout } from '../../../outbox/repo.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { makeCopy } from './print.ts'

/** A letter with its paper, kept where mails find it. */
type LetterWithPaper = {
  readonly addresses: readonly string[]
  readonly mail: Omit<OutgoingMail, 'channel' | 'recipient'>
  readonly times: number
}

/** Makes the paper that goes with a letter; its copy is counted. Each mailbox is written to once. */
export async function letterWithPaper(
  ctx: Ctx,
  paper: PaperKind,
  { id, recipients, locale, subject, text }: Omit<RecordToSend, 'version'>,
  account?: Account,
): Promise<LetterWithPaper> {
  const asked = { paper, businessId: id, locale, account }
  const { name, type, bytes, times } = await makeCopy(ctx, asked)
  const key = storageKey('mail', ctx.tenant.dataNode, ctx.newId())
  await ctx.services.storage.put(key, contentOfBytes(bytes))
  const attachments = [{ name, type, size: bytes.length, storageKey: key }]
  const addresses = [...new Map(recipients.map((each) => [each.toLowerCase(), each])).values()]
  return { addresses, mail: { subject, text, attachments }, times }
}

/** Posts it in the transaction that tells of it on the record; gives what there is to tell. */
export async function postLetter(
  tx: Tx,
  ctx: Ctx,
  { addresses, mail, times }: LetterWithPaper,
  about: About,
): Promise<FieldDiff> {
  for (const recipient of addresses) await postMail(tx, ctx, { ...mail, recipient }, about)
  return {
    to: { before: null, after: addresses.join(' ') },
    times: { before: null, after: times },
  }
}

/** How many mails went out with a record. */
export const mailsSoFar = (db: Read | Tx, id: string): Promise<number> => countAbout(db, id)

const shownAtMost = 100

/** The mails that went out with a record, newest first, and what became of them. */
export const mailsAbout = async (db: Read, ctx: Ctx, id: string): Promise<RecordMail[]> =>
  (await aboutRecord(db, id, shownAtMost)).map((entry) => ({
    ...entry,
    failure: failureWords(entry, ctx.call.locale).failure,
  }))
