import { z } from 'zod'
import { listSearch, text } from './list-search.ts'

/** A list that comes all at once and is searched by name alone. */
export const plainSearch = z.object({ ...listSearch, name: text })
