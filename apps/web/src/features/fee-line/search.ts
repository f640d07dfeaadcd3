import {
  flag,
  type Found,
  listSearch,
  number,
  searchOf,
  sortOf,
  text,
} from '../../lib/list-search.ts'

const sortable = [
  'createTime',
  'periodTo',
  'amount',
  'masterBillNo',
  'customerName',
  'feeCode',
] as const

/** What the list of fees keeps in its address. */
export const feeLineSearch = searchOf({
  ...listSearch,
  customerId: text,
  masterBillNo: text,
  feeCode: text,
  status: number,
  isMissingPrice: flag,
  dateFrom: text,
  dateTo: text,
})
export type FeeLineSearch = Found<typeof feeLineSearch>

/** What the sums are asked for. */
export const filtersOf = ({
  customerId,
  masterBillNo,
  feeCode,
  status,
  isMissingPrice,
  dateFrom,
  dateTo,
}: FeeLineSearch) => ({
  customerId,
  masterBillNo,
  feeCode,
  status,
  isMissingPrice,
  dateFrom,
  dateTo,
})

/** What the server is asked for. */
export const queryOf = (search: FeeLineSearch) => ({
  ...filtersOf(search),
  current: search.current,
  size: search.size,
  ...sortOf(sortable, search),
})
