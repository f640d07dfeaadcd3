import * as z from 'zod'
import {
  checked,
  id,
  nothing,
  noInput,
  required,
  text,
  version,
  wireTimeOut,
} from '../../kernel/wire.ts'
import { checkEmail } from '../../validate/email.ts'
import { record } from '../record/contract.ts'
import { relativeRanges, rhythms } from '../report/schedule.ts'
import { recipientsAtMost, report } from './rules.ts'

const range = z.enum(relativeRanges)

/** When it goes out; a weekday counts for weekly plans, a day of the month for monthly ones. */
const schedule = {
  rhythm: z.enum(rhythms),
  weekday: z.int().min(1).max(7).default(1),
  monthDay: z.int().min(1).max(31).default(1),
  hour: z.int().min(0).max(23),
}

const plan = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  report,
  query: z.record(z.string(), z.unknown()),
  /** Of the customer in `query`; empty when there is none. */
  customerName: z.string(),
  dateRange: range.nullable(),
  ...schedule,
  recipients: z.array(z.string()),
  ownerName: z.string(),
  /** Null while it is paused. */
  nextTime: wireTimeOut().nullable(),
  /** Why it was paused, unless somebody did it, in the words of whoever asks. */
  failure: z.string().nullable(),
})

const held = z.strictObject({ id: id(), version: version() })

export const reportPlan = {
  /** One's own; administrators see all. */
  list: { input: noInput, output: z.array(plan) },
  /** With an id changes that plan, else adds one. */
  save: {
    input: z
      .strictObject({
        id: id().optional(),
        version: version().optional(),
        name: required(60),
        report,
        query: z.record(z.string().max(60), z.unknown()),
        dateRange: range.nullable().default(null),
        ...schedule,
        recipients: z
          .array(checked(text(254), checkEmail))
          .min(1, 'reportPlan.recipientRequired')
          .max(recipientsAtMost),
      })
      .refine((value) => value.id === undefined || value.version !== undefined, {
        path: ['version'],
        message: 'validate.required',
      }),
    output: plan,
  },
  pause: { input: held, output: plan },
  resume: { input: held, output: plan },
  remove: { input: held, output: nothing },
  history: { input: z.strictObject({ id: id() }), output: record.operations.output },
  /** The last times it was due, newest first. */
  sendings: {
    input: z.strictObject({ id: id() }),
    output: z.array(
      z.object({
        id: z.string(),
        dueTime: wireTimeOut(),
        /** sendingStatuses */
        status: z.int(),
        recipients: z.array(z.string()),
        finishTime: wireTimeOut().nullable(),
        /** Why it failed, unless somebody cancelled it, in the words of whoever asks. */
        failure: z.string().nullable(),
      }),
    ),
  },
} as const

export type ReportPlan = z.infer<typeof plan>
export type ReportPlanDraft = z.infer<typeof reportPlan.save.input>
