import { z } from 'zod'
import { flag, listSearch } from '../../lib/list-search.ts'

/** What the list of identities keeps in its address. */
export const identitySearch = z.object({
  ...listSearch,
  /** 0 waiting to be bound, 1 bound */
  status: flag,
})
