import * as z from 'zod'
import {
  flag,
  id,
  noInput,
  nothing,
  pageInput,
  pageOutput,
  required,
  text,
  wireTimeOut,
} from '../../kernel/wire.ts'

export const noticeStates = ['unread', 'read', 'done'] as const

/** As it is pushed, too. */
const record = z.object({
  id: z.string(),
  /** In the language of whoever asks, like the message. */
  title: z.string(),
  message: z.string(),
  lhTenantNode: z.string(),
  allTenant: z.boolean(),
  module: z.string(),
  businessId: z.string(),
  masterBillNo: z.string(),
  time: wireTimeOut(),
  /** `done`: what it asked for was done by anybody, read or not. */
  state: z.enum(noticeStates),
})

export const notice = {
  page: {
    input: pageInput(['time'], {
      state: z.enum(noticeStates).optional(),
      module: text(20).optional(),
      masterBillNo: text(100).optional(),
    }),
    output: pageOutput(record),
  },
  get: { input: z.strictObject({ id: id() }), output: record },
  /** How many nobody has done and this person has not read, and the newest of them. */
  unread: { input: noInput, output: z.object({ count: z.int(), newest: z.array(record) }) },
  markRead: { input: z.strictObject({ ids: z.array(id()).min(1).max(200) }), output: nothing },
  markAllRead: { input: noInput, output: nothing },
  /** A notice to oneself, by which the way of notices is tried; or one to all tenants. */
  test: {
    input: z.strictObject({ message: required(200), allTenant: flag().default(0) }),
    output: z.object({ id: z.string() }),
  },
} as const

export type NoticeRecord = z.infer<typeof record>
export type NoticeState = (typeof noticeStates)[number]
export type NoticeQuery = z.infer<typeof notice.page.input>
