import type {
  LetterOf,
  RecordLetter,
  RecordMail,
  RecordToSend,
} from '@yuncang/shared/nouns/outbox/record-mail'
import { queryClient } from '../../api/client.ts'

/** What a noun whose papers go out by mail is asked. */
export type MailCalls = {
  readonly letter: { query: (asked: LetterOf) => Promise<RecordLetter> }
  readonly sendMail: { mutate: (given: RecordToSend) => Promise<RecordMail[]> }
  readonly mails: { query: (of: { id: string }) => Promise<RecordMail[]> }
}

export const mailsKey = (id: string) => ['mails', id]

/** After something was sent. */
export const mailsRefreshed = (id: string) =>
  queryClient.invalidateQueries({ queryKey: mailsKey(id) })
