import { orderStatuses } from './rules.ts'

type Figures = { totalPieces: number; netWeight: string; grossWeight: string; volume: string }
type Came = {
  actPieces: number | null
  actNet: string | null
  actGross: string | null
  actVolume: string | null
}

/** What lists and workbooks say of an order's goods: what came once all of it is in, what was planned until then. */
export const figuresOf = (order: Figures & Came): Figures => ({
  totalPieces: order.actPieces ?? order.totalPieces,
  netWeight: order.actNet ?? order.netWeight,
  grossWeight: order.actGross ?? order.grossWeight,
  volume: order.actVolume ?? order.volume,
})

/** 国内普货 */
const domesticType = '4'

/** Bonded goods that are announced as if no duty were due on them. */
export const isBondedAsDomestic = (order: { inboundType: string; bondedFlag: number }): boolean =>
  order.inboundType === domesticType && order.bondedFlag === 1

/** 无合同: somebody submitted it for a customer without a contract in force (docs/domain/inbound.md#contract). */
export const lacksContract = (order: { contractId: string | null; orderStatus: number }): boolean =>
  order.contractId === null &&
  order.orderStatus >= orderStatuses.submitted &&
  order.orderStatus <= orderStatuses.completed
