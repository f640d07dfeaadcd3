import * as z from 'zod'
import { noInput, required, wireTimeOut } from '../../kernel/wire.ts'
import { missingKindList } from './rules.ts'

const period = () => z.string().regex(/^\d{4}(0[1-9]|1[0-2])$/, 'bill.badPeriod')

/** A month of the books as it leaves the server; its id is the month, yyyyMM. */
const month = z.object({
  id: z.string(),
  status: z.int(),
  submitBy: z.string().nullable(),
  submitName: z.string(),
  submitTime: wireTimeOut().nullable(),
  closeName: z.string(),
  closeTime: wireTimeOut().nullable(),
  /** Why it was sent back or reopened last. */
  reason: z.string(),
  /** 0 while nobody has done anything with it. */
  version: z.int(),
})

const listedMonth = month.extend({
  /** Its days are over. */
  isOver: z.boolean(),
  /** 月度计费 has charged storage to its last day, or nothing lay in store; null while it goes on. */
  isRun: z.boolean().nullable(),
})

const lack = z.object({
  kind: z.enum(missingKindList),
  count: z.int(),
  /** The month cannot be closed with it. */
  isBlocking: z.boolean(),
})

const held = { id: period(), version: z.int().min(0) }
const step = { input: z.strictObject(held), output: month }
const reasoned = {
  input: z.strictObject({ ...held, reason: required(500, 'monthClose.reasonRequired') }),
  output: month,
}

export const monthClose = {
  /** From the first month in which something happened to the running one, newest first. */
  list: { input: noInput, output: z.array(listedMonth) },
  get: { input: z.strictObject({ id: period() }), output: month },
  /** What is missing of a month; nothing that there is none of. */
  missing: { input: z.strictObject({ id: period() }), output: z.array(lack) },
  prepare: step,
  withdraw: step,
  sendBack: reasoned,
  closeMonth: step,
  reopenMonth: reasoned,
} as const

export type Month = z.infer<typeof month>
export type ListedMonth = z.infer<typeof listedMonth>
export type Lack = z.infer<typeof lack>
export type MonthStep = z.infer<typeof step.input>
export type MonthReasoned = z.infer<typeof reasoned.input>
