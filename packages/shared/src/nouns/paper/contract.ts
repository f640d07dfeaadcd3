import * as z from 'zod'
import { id, wireTimeOut } from '../../kernel/wire.ts'
import { paperKinds } from './rules.ts'

const languages = z.enum(['zh', 'en'])

/** One copy that somebody printed. */
const copy = z.object({
  id: z.string(),
  paper: z.enum(paperKinds),
  /** The how many-eth of this paper of this record, from 1. */
  times: z.int(),
  locale: languages,
  pages: z.int(),
  realName: z.string(),
  time: wireTimeOut(),
})

/** Papers of records as PDF, each copy counted (docs/domain/papers.md). */
export const paper = {
  print: z.strictObject({
    paper: z.enum(paperKinds),
    businessId: id(),
    /** Its language; that of the caller where it is left out. */
    locale: languages.optional(),
  }),
  copies: {
    input: z.strictObject({ paper: z.enum(paperKinds), businessId: id() }),
    output: z.array(copy),
  },
} as const

export type PaperCopy = z.infer<typeof copy>
export type PaperRequest = z.infer<typeof paper.print>
