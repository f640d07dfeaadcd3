import type { Tx } from '@yuncang/db/handle'
import type {
  InboundOrderChange,
  InboundOrderDraft,
} from '@yuncang/shared/nouns/inbound-order/contract'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages'
import type { Reason } from '@yuncang/shared/messages'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind as mustFindContract } from '../../contract/service/read.ts'
import { usableCustomer } from '../../customer/service/read.ts'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import { mustFindLocation } from '../../storage-location/service/places.ts'

type References = Pick<
  InboundOrderDraft,
  'customerId' | 'hqCustomerId' | 'contractId' | 'storageAreaId' | 'tradeType'
>

/** The names that orders keep of their customers, by id. Throws 404, or 409 for one that is stopped. */
export async function customerNames(
  tx: Tx,
  orders: readonly Pick<References, 'customerId' | 'hqCustomerId'>[],
): Promise<Map<string, string>> {
  const ids = new Set(orders.flatMap(({ customerId, hqCustomerId }) => [customerId, hqCustomerId]))
  const names = new Map<string, string>()
  for (const id of ids) if (id) names.set(id, (await usableCustomer(tx, id)).customerName)
  return names
}

/** Throws for what the orders name and is not there: a trade type, a location, a contract of the customer. */
export async function assertKnown(tx: Tx, ctx: Ctx, orders: readonly References[]): Promise<void> {
  const trades = [...new Set(orders.map(({ tradeType }) => tradeType).filter(Boolean))]
  if (trades.length > 0)
    await assertInDictionary(tx, ctx, { code: 'TRADE_TYPE', field: 'tradeType' }, trades)
  for (const id of new Set(orders.map(({ storageAreaId }) => storageAreaId)))
    if (id !== null) await mustFindLocation(tx, id)
  for (const { contractId, customerId } of orders)
    if (contractId !== null) await assertContractOf(tx, ctx, { contractId, customerId })
}

async function assertContractOf(
  tx: Tx,
  ctx: Ctx,
  { contractId, customerId }: { contractId: string; customerId: string },
): Promise<void> {
  const contract = await mustFindContract(tx, contractId)
  if (contract.customerId !== customerId)
    throw fieldError(ctx, 'contractId', 'inboundOrder.otherContract', { no: contract.contractNo })
}

/** A refusal that is said at its field as well. */
export function fieldError(
  ctx: Ctx,
  path: string,
  reason: Reason,
  params: Record<string, string>,
): AppError {
  const message = say(ctx.call.locale, reason, params)
  return new AppError(reason, { params, issues: [{ path, message }] })
}

/** What an order names after a change. */
export const referencesAfter = (
  before: References,
  given: Partial<InboundOrderChange>,
): References => ({
  customerId: given.customerId ?? before.customerId,
  hqCustomerId: given.hqCustomerId === undefined ? before.hqCustomerId : given.hqCustomerId,
  contractId: given.contractId === undefined ? before.contractId : given.contractId,
  storageAreaId: given.storageAreaId === undefined ? before.storageAreaId : given.storageAreaId,
  tradeType: given.tradeType ?? before.tradeType,
})
