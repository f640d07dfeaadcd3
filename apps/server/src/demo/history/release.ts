import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type { Cargo } from './cargo.ts'

export type Mishap = 'rejected' | 'cancelled' | 'expired' | 'aborted' | 'short'

/** Goods that leave. */
export type Release = {
  /** The order that brought the goods. */
  readonly order: Pick<InboundOrder, 'customerId' | 'masterBillNo'>
  readonly cargo: Cargo
  /** How much of what is available. */
  readonly share: number
  /** The status in which the end of the story finds it; 7 for one that nobody holds up. */
  readonly last: number
  readonly mishap: Mishap | undefined
  /** For one that is under way at the end of the story: it is done at once, and picked up on this day. */
  readonly pickDate?: string
}
