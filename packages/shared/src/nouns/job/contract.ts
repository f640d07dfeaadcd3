import * as z from 'zod'
import { exportedLists, type ExportedList } from '../../exported-lists.ts'
import { jobStatuses } from './rules.ts'
import {
  id,
  noInput,
  nothing,
  pageInput,
  pageOutput,
  text,
  wireTimeOut,
} from '../../kernel/wire.ts'

const status = z.enum(jobStatuses)

const record = z.object({
  id: z.string(),
  kind: z.string(),
  /** In the language of whoever asks, like the failure. */
  title: z.string(),
  status,
  done: z.int(),
  /** 0 as long as nobody knows. */
  total: z.int(),
  stage: z.string().nullable(),
  ownerName: z.string(),
  attempts: z.int(),
  isCancelAsked: z.boolean(),
  /** Why it failed; a queued job that has failed before has none yet. */
  failure: z.string().nullable(),
  /** What its kind says of its work. */
  result: z.record(z.string(), z.unknown()).nullable(),
  file: z.object({ name: z.string(), size: z.int(), expireTime: wireTimeOut() }).nullable(),
  createTime: wireTimeOut(),
  startTime: wireTimeOut().nullable(),
  finishTime: wireTimeOut().nullable(),
})

const one = z.strictObject({ id: id() })

export const job = {
  /** The jobs of the last days that a person asked for, unfinished ones first. */
  mine: { input: noInput, output: z.array(record) },
  page: {
    input: pageInput(['createTime', 'finishTime'], {
      status: status.optional(),
      kind: text(60).optional(),
      title: text(100).optional(),
      ownerName: text(60).optional(),
    }),
    output: pageOutput(record),
  },
  get: { input: one, output: record },
  cancel: { input: one, output: nothing },
  retry: { input: one, output: nothing },
  download: { input: one, output: nothing },
  /** The export of a list as a job; `query` is what its export at once takes. */
  exportList: {
    input: z.strictObject({
      list: z.enum(Object.keys(exportedLists) as [ExportedList, ...ExportedList[]]), // its keys
      query: z.record(z.string().max(60), z.unknown()).default({}),
    }),
    output: z.object({ id: z.string() }),
  },
} as const

export type JobRecord = z.infer<typeof record>
export type JobQuery = z.infer<typeof job.page.input>
export type ListExportOrder = z.infer<typeof job.exportList.input>
