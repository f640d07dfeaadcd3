import * as z from 'zod'
import { priorities, requirementStepNames } from './rules.ts'
import { changed, trackedOut } from '../../kernel/master-data.ts'
import { pageInput, pageOutput, required, text } from '../../kernel/wire.ts'

const record = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  route: z.string(),
  priority: z.enum(priorities),
  /** nouns/requirement/rules.ts */
  status: z.int(),
  reply: z.string(),
  author: z.string(),
  ...trackedOut,
})

/** What users ask of the product (docs/domain/records.md#help-notes-and-requests). */
export const requirement = {
  /** One's own; everybody's for who handles them. */
  page: {
    input: pageInput(['status', 'createTime', 'updateTime'], {
      title: text(80).optional(),
      status: z.int().min(0).max(4).optional(),
      priority: z.enum(priorities).optional(),
    }),
    output: pageOutput(record),
  },
  create: {
    input: z.strictObject({
      title: required(80, 'requirement.titleRequired'),
      content: required(2000, 'requirement.contentRequired'),
      route: text(200).default(''),
      priority: z.enum(priorities).default('中'),
    }),
    output: record,
  },
  step: {
    input: z
      .strictObject({
        ...changed,
        step: z.enum(requirementStepNames),
        reply: text(1000).default(''),
      })
      .refine((value) => value.step !== 'refuse' || value.reply.trim() !== '', {
        path: ['reply'],
        message: 'requirement.replyRequired',
      }),
    output: record,
  },
} as const

export type Requirement = z.infer<typeof record>
export type RequirementDraft = z.infer<typeof requirement.create.input>
export type RequirementMove = z.infer<typeof requirement.step.input>
export type RequirementQuery = z.infer<typeof requirement.page.input>
