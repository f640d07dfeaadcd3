import { isFeeModule, type FeeModule } from '@yuncang/shared/domain/fees'
import { z } from 'zod'
import { flag, listSearch, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['feeCode', 'feeName', 'createTime'] as const

/** What the list of fee names keeps in its address. */
export const costCodeSearch = z.object({
  ...listSearch,
  feeName: text,
  jfmoduleId: z
    .custom<FeeModule>((value) => typeof value === 'string' && isFeeModule(value))
    .optional()
    .catch(undefined),
  forbiddenStatus: flag,
})
export type CostCodeSearch = z.output<typeof costCodeSearch>

/** What the server is asked for. */
export const queryOf = ({ view: _view, ...search }: CostCodeSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
