import { flag, type Found, listSearch, searchOf, text } from '../../lib/list-search.ts'

/** What the list of parameters keeps in its address. */
export const paramSearch = searchOf({
  ...listSearch,
  name: text,
  /** Only those with, or without, a value of the tenant. */
  isOwn: flag,
})
export type ParamSearch = Found<typeof paramSearch>
