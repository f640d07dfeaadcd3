import * as z from 'zod'
import {
  checked,
  flag,
  id,
  nothing,
  pageInput,
  pageOutput,
  text,
  wireTimeOut,
} from '../../kernel/wire.ts'
import { checkEmail } from '../../validate/email.ts'
import { mailStates } from './rules.ts'

const record = z.object({
  id: z.string(),
  /** Empty once the message is gone from here. */
  channel: z.string(),
  /** Masked. */
  recipient: z.string(),
  /** Of a mail. */
  subject: z.string(),
  /** outboxStatuses */
  status: z.int(),
  attempts: z.int(),
  /** Why the last attempt failed, in the words of whoever asks. */
  failure: z.string().nullable(),
  /** What of it only an administrator understands, e.g. HTTP 500. */
  lastError: z.string(),
  canRetry: flag(),
  createTime: wireTimeOut(),
  dueTime: wireTimeOut(),
  expireTime: wireTimeOut(),
})

const mail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), size: z.int() })).readonly(),
  state: z.enum(mailStates),
  time: wireTimeOut(),
})

/** A file of a mail, from 0. */
export const mailAttachment = z.strictObject({ id: id(), at: z.int().min(0).max(99) })

export const outbox = {
  page: {
    input: pageInput(['createTime', 'dueTime'], {
      status: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
      /** Those of the platform itself, e.g. codes to sign in by; for its administrators. */
      isPlatform: flag().optional(),
      lastError: text(100).optional(),
    }),
    output: pageOutput(record),
  },
  /** Due now, once more with all its attempts. */
  retry: { input: z.strictObject({ id: id() }), output: record },
  /** What the simulated mail server was given, newest first. */
  mails: { input: pageInput(['time'], {}), output: pageOutput(mail) },
  /** A mail that says nothing but that mail leaves. */
  sendTestMail: {
    input: z.strictObject({ recipient: checked(text(254), checkEmail) }),
    output: nothing,
  },
} as const

export type SimulatedMail = z.infer<typeof mail>
export type OutboxQuery = z.infer<typeof outbox.page.input>
export type OutboxRecord = z.infer<typeof record>
