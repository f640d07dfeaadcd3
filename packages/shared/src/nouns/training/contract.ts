import * as z from 'zod'
import { jobStatuses } from '../job/rules.ts'
import { noInput, required, wireDateOut, wireTimeOut } from '../../kernel/wire.ts'

const reset = z.object({
  id: z.string(),
  status: z.enum(jobStatuses),
  /** Hundredths of the whole. */
  percent: z.int(),
  ownerName: z.string(),
  failure: z.string().nullable(),
  createTime: wireTimeOut(),
  finishTime: wireTimeOut().nullable(),
})

const state = z.object({
  tenantName: z.string(),
  /** The months of history that the tenant has, and the day on which they end; null without any. */
  history: z
    .object({ months: z.int(), until: wireDateOut(), time: wireTimeOut(), resetBy: z.string() })
    .nullable(),
  /** True from the beginning of a reset to its end, also while a reset that broke off waits for the next one. */
  isResetting: z.boolean(),
  /** The reset that was asked for last. */
  reset: reset.nullable(),
})

/** A tenant for training, and how it is made anew (docs/domain/demo.md#making-a-training-tenant-anew). */
export const demo = {
  training: { input: noInput, output: state },
  /** `name` is that of the tenant, typed by the person who means it. */
  resetTenant: {
    input: z.strictObject({ name: required(100) }),
    output: z.object({ id: z.string() }),
  },
} as const

export type TrainingState = z.infer<typeof state>
