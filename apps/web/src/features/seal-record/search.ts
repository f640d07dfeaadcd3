import {
  code,
  type Found,
  listSearch,
  number,
  searchOf,
  sortOf,
  text,
} from '../../lib/list-search.ts'

const sortable = ['sealNo', 'status', 'createTime'] as const

/** What the list of seal records keeps in its address. */
export const sealSearch = searchOf({
  ...listSearch,
  sealNo: text,
  sourceNo: text,
  sourceType: code,
  sealType: code,
  status: number,
})
export type SealSearch = Found<typeof sealSearch>

const sources = ['CONTRACT', 'INBOUND'] as const
const types = ['1', '2', '3', '4'] as const

/** What the server is asked for. */
export const queryOf = ({ view: _view, sourceType, sealType, ...search }: SealSearch) => ({
  ...search,
  sourceType: sources.find((each) => each === sourceType),
  sealType: types.find((each) => each === sealType),
  ...sortOf(sortable, search),
})
