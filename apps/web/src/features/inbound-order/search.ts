import { z } from 'zod'
import { listSearch, text } from '../../lib/list-search.ts'

/** What the list of orders keeps in its address. */
export const orderSearch = z.object({
  ...listSearch,
  masterBillNo: text,
  customerId: text,
  orderStatus: z.int().optional().catch(undefined),
  expectDateFrom: text,
  expectDateTo: text,
})
export type OrderSearch = z.output<typeof orderSearch>
