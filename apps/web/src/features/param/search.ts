import { z } from 'zod'
import { flag, listSearch, text } from '../../lib/list-search.ts'

/** What the list of parameters keeps in its address. */
export const paramSearch = z.object({
  ...listSearch,
  name: text,
  /** Only those with, or without, a value of the tenant. */
  isOwn: flag,
})
export type ParamSearch = z.output<typeof paramSearch>
