import * as z from 'zod'
import { changed, trackedOut } from '../../kernel/master-data.ts'
import {
  flag,
  id,
  noInput,
  nothing,
  pageInput,
  pageOutput,
  required,
  text,
} from '../../kernel/wire.ts'

/** HTML as an editor gives it; what is kept of it is safe (kernel/safe-html.ts). */
export const html = () => text(100_000)

const route = () => text(120).regex(/^\/[\w/-]*$/)

/** An article in the reader's language (docs/domain/records.md#help-notes-and-requests). */
const article = z.object({
  id: z.string(),
  briefInstructions: z.string(),
  details: z.string(),
  /** JSON text of [{ id, name, url }]. */
  documents: z.string(),
  /** Pages that it is about. */
  routes: z.array(z.string()),
})

const editable = {
  briefInstructions: required(120, 'help.titleRequired'),
  details: html().default(''),
  /** For English readers; empty: the same as above. */
  briefInstructionsEn: text(160).default(''),
  detailsEn: html().default(''),
  routes: z.array(route()).max(20).default([]),
  sort: z.int().min(0).max(9999).default(100),
  isShow: flag().default(1),
}

const record = z.object({
  id: z.string(),
  briefInstructions: z.string(),
  details: z.string(),
  briefInstructionsEn: z.string(),
  detailsEn: z.string(),
  routes: z.array(z.string()),
  sort: z.int(),
  isShow: flag(),
  /** Comes with the product: readable here, not changeable. */
  isPlatform: z.boolean(),
  ...trackedOut,
})

export const help = {
  list: { input: noInput, output: z.array(article.omit({ details: true, documents: true })) },
  /** One article by its id, or those whose title or words contain the text. */
  search: {
    input: z.strictObject({ id: id().optional(), briefInstructions: text(120).optional() }),
    output: z.array(article),
  },
  page: {
    input: pageInput(['briefInstructions', 'sort', 'createTime', 'updateTime'], {
      briefInstructions: text(120).optional(),
      isShow: flag().optional(),
    }),
    output: pageOutput(record),
  },
  create: { input: z.strictObject(editable), output: record },
  update: { input: z.strictObject({ ...editable, ...changed }), output: record },
  remove: { input: z.strictObject(changed), output: nothing },
} as const

export type HelpTitle = z.infer<typeof help.list.output>[number]
export type HelpArticle = z.infer<typeof article>
export type HelpRecord = z.infer<typeof record>
export type HelpDraft = z.infer<typeof help.create.input>
export type HelpChange = z.infer<typeof help.update.input>
export type HelpQuery = z.infer<typeof help.page.input>
