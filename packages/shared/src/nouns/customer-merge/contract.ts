import * as z from 'zod'
import { id, version, wireTimeOut } from '../../kernel/wire.ts'

/** A customer as those who compare two of them see it. */
const compared = z.object({
  id: z.string(),
  version: z.int(),
  customerCode: z.string(),
  customerName: z.string(),
  socialCreditCode: z.string(),
  isStop: z.union([z.literal(0), z.literal(1)]),
  createTime: wireTimeOut(),
})

const pair = { fromId: id(), intoId: id() }

export const customerMerge = {
  /** Customers in use whose names differ in their writing only, group by group. */
  duplicates: {
    input: z.strictObject({}),
    output: z.array(z.object({ key: z.string(), customers: z.array(compared) })),
  },
  /** What a merge would move, and what keeps it from happening. */
  preview: {
    input: z.strictObject(pair),
    output: z.object({
      from: compared,
      into: compared,
      moves: z.array(z.object({ title: z.string(), count: z.int() })),
      refusals: z.array(z.string()),
    }),
  },
  /** Asks for the merge of the customers as they were looked at; the answer is the job. */
  start: {
    input: z.strictObject({ ...pair, fromVersion: version(), intoVersion: version() }),
    output: z.object({ id: z.string() }),
  },
} as const

/** What came of a merge. */
export const merged = z.object({ rows: z.int(), users: z.int() })

export type ComparedCustomer = z.infer<typeof compared>
export type CustomerPair = z.infer<typeof customerMerge.preview.input>
export type MergePreview = z.infer<typeof customerMerge.preview.output>
export type MergeStart = z.infer<typeof customerMerge.start.input>
export type Merged = z.infer<typeof merged>
