import * as z from 'zod'
import { noInput } from '../../kernel/wire.ts'

const flow = z.object({ flowCode: z.string(), flowName: z.string() })

/** How documents are worked on, and by which rules: read only, since the product knows them. */
export const workFlow = {
  rules: {
    input: noInput,
    output: z.array(z.object({ ruleKey: z.string(), ruleName: z.string(), ruleValue: z.string() })),
  },
  flows: { input: noInput, output: z.array(flow) },
  steps: {
    input: z.strictObject({ flowCode: z.string().max(40).optional() }),
    output: z.array(flow.extend({ status: z.string(), statusName: z.string(), sort: z.int() })),
  },
} as const
