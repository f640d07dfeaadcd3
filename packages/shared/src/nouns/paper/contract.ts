import * as z from 'zod'
import { id, wireTimeOut } from '../../kernel/wire.ts'
import { account } from '../bill-statement/account.ts'
import { paperKinds, papersAtMost } from './rules.ts'

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
    /** Of a statement of account, the record of which is the customer. */
    account: account.optional(),
  }),
  copies: {
    input: z.strictObject({ paper: z.enum(paperKinds), businessId: id() }),
    output: z.array(copy),
  },
  /** Prints papers of several records into one PDF, in this order, as a job whose `result` is `printed`. */
  startPrint: {
    input: z.strictObject({
      paper: z.enum(paperKinds),
      businessIds: z.array(id()).min(1).max(papersAtMost),
      /** As with `print`. */
      locale: languages.optional(),
      account: account.optional(),
    }),
    output: z.object({ id: z.string() }),
  },
} as const

const refused = z.object({
  businessId: z.string(),
  zh: z.string(),
  en: z.string(),
})

/** What a job that prints has printed, and why it left out the others. */
export const printed = z.object({
  papers: z.int(),
  pages: z.int(),
  /** Of the file that holds them. */
  sha256: z.string(),
  refused: z.array(refused),
})

export type Printed = z.infer<typeof printed>
export type PapersRequest = z.infer<typeof paper.startPrint.input>
export type PaperCopy = z.infer<typeof copy>
export type PaperRequest = z.infer<typeof paper.print>
