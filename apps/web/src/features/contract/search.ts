import { z } from 'zod'
import { listSearch, number, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['contractNo', 'startDate', 'endDate', 'createTime'] as const

/** What the list of contracts keeps in its address. */
export const contractSearch = z.object({
  ...listSearch,
  contractNo: text,
  customerId: text,
  contractType: z.coerce.string().optional().catch(undefined),
  status: number,
  quotationStatus: number,
  endDateFrom: text,
  endDateTo: text,
})
export type ContractSearch = z.output<typeof contractSearch>

/** What the server is asked for. */
export const queryOf = ({ view: _view, ...search }: ContractSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
