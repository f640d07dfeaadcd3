import {
  code,
  flag,
  type Found,
  listSearch,
  number,
  searchOf,
  sortOf,
  text,
} from '../../lib/list-search.ts'

const sortable = ['createTime', 'payDate', 'amount', 'customerName', 'rest'] as const

/** What the list of payments keeps in its address; `billId`, `refundOf` and `currency` are what a new one begins with. */
export const paymentSearch = searchOf({
  ...listSearch,
  paymentNo: text,
  billNo: text,
  customerId: text,
  payerName: text,
  reference: code,
  recPay: number,
  status: number,
  isOpen: flag,
  dateFrom: text,
  dateTo: text,
  billId: text,
  /** The money that a new one gives back, and its currency. */
  refundOf: text,
  currency: code,
  /** The import on screen. */
  importId: text,
})
export type PaymentSearch = Found<typeof paymentSearch>

export const sideOf = (recPay: number | undefined): 1 | 2 | undefined =>
  recPay === 1 || recPay === 2 ? recPay : undefined

/** What the sums are asked for. */
export const filtersOf = ({
  paymentNo,
  billNo,
  customerId,
  payerName,
  reference,
  recPay,
  status,
  isOpen,
  dateFrom,
  dateTo,
}: PaymentSearch) => ({
  paymentNo,
  billNo,
  customerId,
  payerName,
  reference,
  recPay: sideOf(recPay),
  status,
  isOpen,
  dateFrom,
  dateTo,
})

/** What the server is asked for. */
export const queryOf = (search: PaymentSearch) => ({
  ...filtersOf(search),
  current: search.current,
  size: search.size,
  ...sortOf(sortable, search),
})
