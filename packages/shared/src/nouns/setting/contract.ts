import * as z from 'zod'
import { pageSizes } from '../../kernel/page-size.ts'
import { noInput, nothing } from '../../kernel/wire.ts'

/** What a person chose for themselves, whatever the tenant and the browser; what they never chose is not there. */
const fields = {
  language: z.enum(['zh', 'en']),
  mode: z.enum(['light', 'dark', 'system']),
  accent: z.string().regex(/^#[0-9a-f]{6}$/i),
  isCompact: z.boolean(),
  isMenuCollapsed: z.boolean(),
  /** Rows on a page of a list. */
  pageSize: z.literal(pageSizes),
  /** They were shown around. */
  hasSeenTour: z.boolean(),
}

export const setting = {
  get: { input: noInput, output: z.object(fields).partial() },
  /** Keeps what is given and leaves the rest. */
  save: { input: z.strictObject(fields).partial(), output: nothing },
} as const

export type Settings = z.infer<typeof setting.get.output>
