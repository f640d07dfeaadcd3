import { type Found, listSearch, searchOf, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['feeCode', 'price', 'validFrom', 'updateTime'] as const

/** What the list of list prices keeps in its address. */
export const standardSearch = searchOf({
  ...listSearch,
  feeCode: text,
  currency: text,
  validOn: (value: unknown) => {
    const day = text(value)
    return day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
  },
})
export type StandardSearch = Found<typeof standardSearch>

/** What the server is asked for: by fee, unless another order is asked for. */
export function queryOf({ view: _view, ...search }: StandardSearch) {
  const sort = sortOf(sortable, search)
  const isSorted = Boolean(sort.ascs?.length || sort.descs?.length)
  return { ...search, ...sort, ...(!isSorted && { ascs: ['feeCode' as const] }) }
}
