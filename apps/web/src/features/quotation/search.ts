import {
  flag,
  type Found,
  listSearch,
  number,
  searchOf,
  sortOf,
  text,
} from '../../lib/list-search.ts'

const sortable = ['bjdNo', 'validFrom', 'validTo', 'createTime'] as const

/** What the list of quotations keeps in its address. */
export const quotationSearch = searchOf({
  ...listSearch,
  bjdNo: text,
  customerId: text,
  auditStatus: number,
  isStop: flag,
})
export type QuotationSearch = Found<typeof quotationSearch>

/** For whom and under which contract a new one is. */
export const newQuotationSearch = searchOf({ customerId: text, contractId: text })

/** What the server is asked for. */
export const queryOf = ({ view: _view, ...search }: QuotationSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
