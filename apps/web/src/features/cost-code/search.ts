import { isFeeModule, type FeeModule } from '@yuncang/shared/nouns/cost-code/fee-modules'
import { flag, type Found, listSearch, searchOf, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['feeCode', 'feeName', 'feeNameEn', 'createTime'] as const

/** What the list of fee names keeps in its address. */
export const costCodeSearch = searchOf({
  ...listSearch,
  feeName: text,
  jfmoduleId: (value: unknown): FeeModule | undefined =>
    typeof value === 'string' && isFeeModule(value) ? value : undefined,
  forbiddenStatus: flag,
})
export type CostCodeSearch = Found<typeof costCodeSearch>

/** What the server is asked for. */
export const queryOf = ({ view: _view, ...search }: CostCodeSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
