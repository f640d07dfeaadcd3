import { type Found, listSearch, searchOf, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['month', 'currency', 'createTime', 'updateTime'] as const

/** What the list of exchange rates keeps in its address. */
export const rateSearch = searchOf({
  ...listSearch,
  currency: text,
  month: (value: unknown) => {
    const month = text(value)
    return month && /^\d{4}(0[1-9]|1[0-2])$/.test(month) ? month : undefined
  },
})
export type RateSearch = Found<typeof rateSearch>

/** What the server is asked for: the newest month first, unless another order is asked for. */
export function queryOf({ view: _view, ...search }: RateSearch) {
  const sort = sortOf(sortable, search)
  const isSorted = Boolean(sort.ascs?.length || sort.descs?.length)
  return { ...search, ...sort, ...(!isSorted && { descs: ['month' as const] }) }
}
