import * as z from 'zod'
import { instructionStatuses } from './rules.ts'
import { changed, trackedOut } from '../../kernel/master-data.ts'
import { flag, id, nothing, pageInput, pageOutput, required, text } from '../../kernel/wire.ts'

/** The page that a note is about, without host; what follows ? is not part of it. */
const activeRoute = () =>
  required(200, 'instruction.routeRequired').regex(/^\/[^?#\s]*$/, 'instruction.routeRequired')

const editable = {
  activeRoute: activeRoute(),
  title: required(80, 'instruction.titleRequired'),
  content: required(100_000, 'instruction.contentRequired'),
  /** instructionStatuses */
  status: flag().default(instructionStatuses.shown),
}

const record = z.object({
  id: z.string(),
  activeRoute: z.string(),
  title: z.string(),
  content: z.string(),
  status: flag(),
  author: z.string(),
  canChange: z.boolean(),
  ...trackedOut,
})

/** Notes on pages (docs/domain/records.md#help-notes-and-requests). */
export const instruction = {
  page: {
    input: pageInput(['title', 'activeRoute', 'createTime', 'updateTime'], {
      title: text(80).optional(),
      activeRoute: text(200).optional(),
      status: flag().optional(),
    }),
    output: pageOutput(record),
  },
  create: { input: z.strictObject(editable), output: record },
  update: { input: z.strictObject({ ...editable, ...changed }), output: record },
  remove: { input: z.strictObject(changed), output: nothing },
  get: { input: z.strictObject({ id: id() }), output: record },
  /** Shown notes whose title or words contain the text. */
  research: { input: z.strictObject({ keyword: text(80).default('') }), output: z.array(record) },
  /** Shown notes of a page, and the reader's own hidden ones. */
  ofRoute: { input: z.strictObject({ activeRoute: activeRoute() }), output: z.array(record) },
} as const

export type Instruction = z.infer<typeof record>
export type InstructionDraft = z.infer<typeof instruction.create.input>
export type InstructionChange = z.infer<typeof instruction.update.input>
export type InstructionQuery = z.infer<typeof instruction.page.input>
