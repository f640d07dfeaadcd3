import {
  flag,
  type Found,
  listSearch,
  number,
  searchOf,
  sortOf,
  text,
} from '../../lib/list-search.ts'

const sortable = ['productCode', 'productName', 'createTime', 'updateTime'] as const

/** What the list of products keeps in its address. */
export const productSearch = searchOf({
  ...listSearch,
  /** The import on screen. */
  importId: text,
  productName: text,
  productCode: text,
  barcode: text,
  productType: text,
  auditStatus: number,
  forbiddenStatus: flag,
})
export type ProductSearch = Found<typeof productSearch>

/** What the server is asked for. */
export const queryOf = ({ view: _view, importId: _importId, ...search }: ProductSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
