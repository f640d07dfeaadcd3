import { z } from 'zod'
import { listSearch, text } from '../../lib/list-search.ts'

/** What the screen of dictionaries keeps in its address: the code on show, and whose rows are changed. */
export const dictionarySearch = z.object({
  ...listSearch,
  code: z.string().catch('PACK_TYPE').default('PACK_TYPE'),
  name: text,
  scope: z.enum(['tenant', 'platform']).catch('tenant').default('tenant'),
})
export type DictionarySearch = z.output<typeof dictionarySearch>
export type Scope = DictionarySearch['scope']
