import { z } from 'zod'
import { listSearch } from '../../lib/list-search.ts'

/** What the list of identities keeps in its address. */
export const identitySearch = z.object({
  ...listSearch,
  /** 0 waiting to be bound, 1 bound */
  status: z
    .union([z.literal(0), z.literal(1)])
    .optional()
    .catch(undefined),
})
