import { z } from 'zod'
import { listSearch, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['month', 'currency', 'createTime', 'updateTime'] as const

/** What the list of exchange rates keeps in its address. */
export const rateSearch = z.object({
  ...listSearch,
  currency: text,
  month: z
    .string()
    .regex(/^\d{4}(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
})
export type RateSearch = z.output<typeof rateSearch>

/** What the server is asked for: the newest month first, unless another order is asked for. */
export function queryOf({ view: _view, ...search }: RateSearch) {
  const sort = sortOf(sortable, search)
  const isSorted = Boolean(sort.ascs?.length || sort.descs?.length)
  return { ...search, ...sort, ...(!isSorted && { descs: ['month' as const] }) }
}
