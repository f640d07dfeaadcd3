import { listSearch, text, searchOf } from './list-search.ts'

/** A list that comes all at once and is searched by name alone. */
export const plainSearch = searchOf({ ...listSearch, name: text })
