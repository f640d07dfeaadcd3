import { listSearch, text, searchOf, type Found, oneOf } from '../../lib/list-search.ts'

/** What the screen of dictionaries keeps in its address: the code on show, and whose rows are changed. */
export const dictionarySearch = searchOf({
  ...listSearch,
  code: (value) => text(value) ?? 'PACK_TYPE',
  name: text,
  scope: (value) => oneOf(['tenant', 'platform'])(value) ?? 'tenant',
})
export type DictionarySearch = Found<typeof dictionarySearch>
export type Scope = DictionarySearch['scope']
