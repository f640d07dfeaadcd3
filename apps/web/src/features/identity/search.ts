import { flag, listSearch, searchOf } from '../../lib/list-search.ts'

/** What the list of identities keeps in its address. */
export const identitySearch = searchOf({
  ...listSearch,
  /** 0 waiting to be bound, 1 bound */
  status: flag,
})
