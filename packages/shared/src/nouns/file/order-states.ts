import { orderStatuses } from '../inbound-order/rules.ts'
import { outboundStatuses } from '../outbound-order/rules.ts'

/* The states of orders that the rules of documents tell apart. */

export const inbound = {
  drafts: [orderStatuses.draft, orderStatuses.rejected],
  incomplete: [
    orderStatuses.draft,
    orderStatuses.submitted,
    orderStatuses.audited,
    orderStatuses.planned,
    orderStatuses.receiving,
    orderStatuses.received,
    orderStatuses.rejected,
  ],
} as const
export const outbound = {
  drafts: [outboundStatuses.draft, outboundStatuses.rejected],
  incomplete: [
    outboundStatuses.draft,
    outboundStatuses.submitted,
    outboundStatuses.reserved,
    outboundStatuses.issued,
    outboundStatuses.loading,
    outboundStatuses.partlyOut,
    outboundStatuses.rejected,
  ],
} as const
