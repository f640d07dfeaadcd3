/** How lists of stock are sorted and added up: apart from their contract, which no screen needs at its start. */
export const inventorySortable = [
  'lotNo',
  'masterBillNo',
  'hqCustomerName',
  'productName',
  'locationCode',
  'inDate',
  'onHandQty',
  'onHandNet',
  'createTime',
] as const
export const summarySortable = ['label', 'lots', 'onHandNet'] as const
export const holdSortable = ['refNo', 'qty', 'expireTime', 'createTime'] as const
export const summaryKeys = ['customer', 'bill', 'location'] as const
