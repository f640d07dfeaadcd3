import { z } from 'zod'
import { flag, id, pageInput, pageOutput, text, wireTimeOut } from './wire.ts'

const record = z.object({
  id: z.string(),
  /** Empty once the message is gone from here. */
  channel: z.string(),
  /** Masked. */
  recipient: z.string(),
  /** 0 waiting, 1 delivered, 2 given up */
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
} as const

export type OutboxQuery = z.infer<typeof outbox.page.input>
export type OutboxRecord = z.infer<typeof record>
