import {
  code,
  flag,
  type Found,
  listSearch,
  number,
  oneOf,
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
  splitNo: text,
  feeCode: text,
  recPay: number,
  status: number,
  isMissingPrice: flag,
  lack: oneOf(['price', 'rate']),
  isSentBack: flag,
  isToCome: flag,
  dateFrom: text,
  dateTo: text,
  accountPeriod: code,
})
export type FeeLineSearch = Found<typeof feeLineSearch>

/** What the sums are asked for. */
export const filtersOf = ({
  customerId,
  masterBillNo,
  splitNo,
  feeCode,
  recPay,
  status,
  isMissingPrice,
  lack,
  isSentBack,
  isToCome,
  dateFrom,
  dateTo,
  accountPeriod,
}: FeeLineSearch) => ({
  customerId,
  masterBillNo,
  splitNo,
  feeCode,
  recPay: recPay === 2 ? (2 as const) : recPay === 1 ? (1 as const) : undefined,
  status,
  isMissingPrice,
  lack,
  isSentBack,
  isToCome,
  dateFrom,
  dateTo,
  accountPeriod,
})

/** What the server is asked for. */
export const queryOf = (search: FeeLineSearch) => ({
  ...filtersOf(search),
  current: search.current,
  size: search.size,
  ...sortOf(sortable, search),
})
