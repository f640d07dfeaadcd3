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
  'period',
  'payable',
  'outstanding',
  'dueDate',
  'customerName',
] as const

/** What a bill still waits for. */
export const dues = ['unpaid', 'uninvoiced'] as const

/** What the list of bills keeps in its address. */
export const billSearch = searchOf({
  ...listSearch,
  billNo: text,
  customerId: text,
  period: code,
  recPay: number,
  status: number,
  dueTo: text,
  isSent: flag,
  isOverdue: flag,
  isCredit: flag,
  due: oneOf(dues),
})
export type BillSearch = Found<typeof billSearch>

/** What the sums are asked for. */
export const filtersOf = ({
  billNo,
  customerId,
  period,
  recPay,
  status,
  dueTo,
  isSent,
  isOverdue,
  isCredit,
  due,
}: BillSearch) => ({
  billNo,
  customerId,
  period,
  recPay: recPay === 2 ? (2 as const) : recPay === 1 ? (1 as const) : undefined,
  status,
  dueTo,
  isSent,
  isOverdue,
  isCredit,
  ...(due === 'unpaid' && { isUnpaid: 1 as const }),
  ...(due === 'uninvoiced' && { isUninvoiced: 1 as const }),
})

/** What the server is asked for. */
export const queryOf = (search: BillSearch) => ({
  ...filtersOf(search),
  current: search.current,
  size: search.size,
  ...sortOf(sortable, search),
})
