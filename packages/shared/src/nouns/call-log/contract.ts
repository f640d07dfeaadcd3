import * as z from 'zod'
import { id, pageInput, pageOutput, text, wireTime, wireTimeOut } from '../../kernel/wire.ts'

const usual = z.object({
  id: z.string(),
  operation: z.string(),
  /** The operation in words. */
  title: z.string(),
  account: z.string(),
  realName: z.string(),
  ip: z.string(),
  createTime: wireTimeOut(),
})

const api = usual.extend({
  method: z.string(),
  url: z.string(),
  status: z.int(),
  reason: z.string(),
  costMs: z.int(),
  requestId: z.string(),
})

const filters = {
  operation: text(80).optional(),
  account: text(60).optional(),
  from: wireTime().optional(),
  to: wireTime().optional(),
}

export const callLog = {
  /** What people did, in words. */
  usualPage: { input: pageInput(['createTime'], filters), output: pageOutput(usual) },
  usual: { input: z.strictObject({ id: id() }), output: usual },
  /** Every call that was to change something, whatever came of it. */
  apiPage: {
    input: pageInput(['createTime', 'costMs'], {
      ...filters,
      url: text(200).optional(),
      requestId: text(64).optional(),
      /** 400 for what was refused or failed, 500 for what failed. */
      statusFrom: z.int().min(100).max(599).optional(),
    }),
    output: pageOutput(api),
  },
  api: { input: z.strictObject({ id: id() }), output: api },
} as const

export type UsualLogQuery = z.infer<typeof callLog.usualPage.input>
export type ApiLogQuery = z.infer<typeof callLog.apiPage.input>
export type ApiLogRecord = z.infer<typeof api>
