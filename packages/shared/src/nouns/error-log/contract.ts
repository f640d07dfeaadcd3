import * as z from 'zod'
import { byteLength } from '../../validate/text.ts'
import {
  flag,
  id,
  nothing,
  pageInput,
  pageOutput,
  text,
  wireTime,
  wireTimeOut,
} from '../../kernel/wire.ts'

/** Of one entry, all its texts together, and of one call. */
export const errorLogLimits = { entryKb: 64, entries: 200 } as const

const entryBytes = errorLogLimits.entryKb * 1024

const entry = z
  .strictObject({
    url: text(2000).default(''),
    time: wireTime(),
    type: text(40).default('error'),
    message: text(entryBytes).default(''),
    stack: text(entryBytes).default(''),
    info: text(entryBytes).default(''),
  })
  .superRefine((log, ctx) => {
    const size = byteLength(Object.values(log).join(''))
    if (size <= entryBytes) return
    const params = { max: errorLogLimits.entryKb }
    ctx.addIssue({ code: 'custom', message: 'errorLog.entryTooLarge', params })
  })

const record = z.object({
  id: z.string(),
  url: z.string(),
  time: wireTimeOut(),
  type: z.string(),
  message: z.string(),
  stack: z.string(),
  info: z.string(),
  userId: z.string(),
  realName: z.string(),
  ip: z.string(),
  solveStatus: flag(),
  createTime: wireTimeOut(),
})

export const errorLog = {
  /** The body is the list itself. */
  send: {
    input: z.strictObject({
      logs: z.array(entry).min(1, 'errorLog.empty').max(errorLogLimits.entries),
    }),
    output: nothing,
  },
  page: {
    input: pageInput(['createTime', 'time'], {
      type: text(40).optional(),
      message: text(200).optional(),
      url: text(200).optional(),
      solveStatus: flag().optional(),
    }),
    output: pageOutput(record),
  },
  setSolveStatus: {
    input: z.strictObject({
      ids: z.array(id()).min(1, 'errorLog.choose').max(200),
      status: flag(),
    }),
    output: nothing,
  },
} as const

export type ErrorLogEntry = z.input<typeof entry>
export type ErrorLogReport = z.infer<typeof errorLog.send.input>
export type ErrorLogQuery = z.infer<typeof errorLog.page.input>
export type ErrorLogSolving = z.infer<typeof errorLog.setSolveStatus.input>
