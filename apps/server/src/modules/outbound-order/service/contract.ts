import type { Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import { contractFor } from '../../contract/service/holding.ts'
import type * as repo from '../repo.ts'

type Order = Pick<repo.OrderRow, 'customerId' | 'customerName' | 'pickDate'>

/**
 * The contract on which an order stands on the day of its pickup; null for a customer that never had one. Throws 409 when
 * the customer's contracts have ended, are stopped or were voided (docs/domain/outbound.md#contract).
 */
export async function assertContract(tx: Tx, order: Order): Promise<string | null> {
  const { customerId, customerName: customer, pickDate: date } = order
  const { holding, lapsed } = await contractFor(tx, customerId, date)
  if (lapsed) {
    const params = { customer, no: lapsed.contractNo, end: lapsed.endDate, date }
    throw new AppError('outboundOrder.contractNotHolding', { params })
  }
  return holding?.id ?? null
}
