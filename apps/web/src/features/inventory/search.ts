import {
  holdSortable,
  inventorySortable,
  summaryKeys,
  summarySortable,
} from '@yuncang/shared/nouns/inventory/lists'
import type { SummaryKey } from '@yuncang/shared/nouns/inventory/contract'
import {
  type Found,
  listSearch,
  number,
  oneOf,
  searchOf,
  sortOf,
  text,
} from '../../lib/list-search.ts'

/** What the screens of stock keep in their address. */
export const inventorySearch = searchOf({
  ...listSearch,
  /** 1: what is promised, listed by holder (docs/domain/stock.md#reservations). */
  type: number,
  /** Lots added up by this; without it the lots themselves. */
  by: oneOf(summaryKeys),
  hqCustomerId: text,
  masterBillNo: text,
  locationId: text,
  product: text,
  lotNo: text,
  containerNo: text,
  productStatus: text,
  inboundOrderId: text,
  /** 1: lots of which nothing is left as well. */
  emptied: number,
  refNo: text,
  holdType: number,
  holdStatus: number,
  /** The last day of a hold. */
  expireTo: text,
})
export type InventorySearch = Found<typeof inventorySearch>

export const holdsType = 1

/** What lots are filtered by. */
export const filtersOf = (search: InventorySearch) => ({
  hqCustomerId: search.hqCustomerId,
  masterBillNo: search.masterBillNo,
  locationId: search.locationId,
  product: search.product,
  lotNo: search.lotNo,
  containerNo: search.containerNo,
  productStatus: search.productStatus,
  inboundOrderId: search.inboundOrderId,
  withStock: search.emptied ? undefined : (1 as const),
})

const pageOf = ({ current, size }: InventorySearch) => ({ current, size })

export const lotQueryOf = (search: InventorySearch) => ({
  ...filtersOf(search),
  ...pageOf(search),
  ...sortOf(inventorySortable, search),
})

export const summaryQueryOf = (search: InventorySearch, by: SummaryKey) => ({
  ...filtersOf(search),
  ...pageOf(search),
  ...sortOf(summarySortable, search),
  by,
})

export const holdQueryOf = (search: InventorySearch) => ({
  ...pageOf(search),
  ...sortOf(holdSortable, search),
  refNo: search.refNo,
  masterBillNo: search.masterBillNo,
  hqCustomerId: search.hqCustomerId,
  type: search.holdType,
  status: search.holdStatus,
  expireTo: search.expireTo,
})
