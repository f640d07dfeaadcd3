import type { Found } from '@yuncang/shared/nouns/search/contract'
import type { FoundKind } from '@yuncang/shared/nouns/search/rules'

/** The page that a hit of a kind opens. */
const addresses: Record<FoundKind, (hit: Found) => string> = {
  inboundOrder: ({ id }) => `/wms/inboundOrder/detail/${id}`,
  inboundPlan: ({ id }) => `/wms/inboundOrder/detail/${id}`,
  outboundOrder: ({ id }) => `/wms/outboundOrder/detail/${id}`,
  truck: ({ id }) => `/wms/outboundOrder/detail/${id}`,
  lot: ({ id }) => `/wms/inventory/index/${id}`,
  feeLine: ({ id }) => `/fee/feeLine/index/${id}`,
  contract: ({ id }) => `/contract/contract/detail/${id}`,
  quotation: ({ id }) => `/contract/quotation/detail/${id}`,
  bill: ({ id }) => `/fee/bill/detail/${id}`,
  invoice: ({ id }) => `/fee/invoice/detail/${id}`,
  payment: ({ id }) => `/fee/payment/detail/${id}`,
  customer: ({ id }) => `/base/customer/index/${id}`,
  product: ({ id }) => `/base/product/index/${id}`,
  storageLocation: ({ about }) => `/base/storageLocation/index?code=${encodeURIComponent(about)}`,
  vehicle: ({ label }) => `/base/carrier/vehicle?plateNo=${encodeURIComponent(label)}`,
}

export const addressOf = (hit: Found): string => addresses[hit.kind](hit)
