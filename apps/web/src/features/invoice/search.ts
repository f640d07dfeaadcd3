import {
  code,
  type Found,
  listSearch,
  number,
  searchOf,
  sortOf,
  text,
} from '../../lib/list-search.ts'

const sortable = ['createTime', 'invoiceDate', 'gross', 'customerName', 'invoiceNo'] as const

/** What the list of invoices keeps in its address; `billId` is what a new one begins with. */
export const invoiceSearch = searchOf({
  ...listSearch,
  invoiceNo: code,
  billNo: text,
  customerId: text,
  recPay: number,
  status: number,
  dateFrom: text,
  dateTo: text,
  billId: text,
})
export type InvoiceSearch = Found<typeof invoiceSearch>

export const sideOf = (recPay: number | undefined): 1 | 2 | undefined =>
  recPay === 1 || recPay === 2 ? recPay : undefined

/** What the sums are asked for. */
export const filtersOf = (search: InvoiceSearch) => {
  const { invoiceNo, billNo, customerId, recPay, status, dateFrom, dateTo } = search
  return { invoiceNo, billNo, customerId, recPay: sideOf(recPay), status, dateFrom, dateTo }
}

/** What the server is asked for. */
export const queryOf = (search: InvoiceSearch) => ({
  ...filtersOf(search),
  current: search.current,
  size: search.size,
  ...sortOf(sortable, search),
})
