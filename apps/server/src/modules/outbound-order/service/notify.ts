import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { outboundStatuses, truckStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import type { Permission } from '@yuncang/shared/access'
import type { NoticeKind } from '@yuncang/shared/nouns/notice/sentences'
import { settle, notify } from '../../notice/service.ts'
import type { Author } from '../../../kernel/record/service.ts'
import type { OrderRow, TruckRow } from '../repo.ts'

type Call = { audience: Permission; kind: NoticeKind; params?: Record<string, string> }

const { submitted, reserved, issued, loading, partlyOut, out } = outboundStatuses

/** What an order waits for, from its state and that of its trucks. */
function callsOf({ outboundStatus }: OrderRow, trucks: readonly TruckRow[]): Call[] {
  switch (outboundStatus) {
    case submitted:
      return [{ audience: 'outboundOrder:audit', kind: 'outboundOrder.toAudit' }]
    case reserved:
      return [{ audience: 'outboundOrder:issue', kind: 'outboundOrder.toIssue' }]
    case issued:
    case loading:
    case partlyOut: {
      const calls = callsOfTrucks(trucks)
      const isForgotten = calls.length === 0 && outboundStatus === partlyOut
      return isForgotten
        ? [{ audience: 'outboundOrder:issue', kind: 'outboundOrder.restToIssue' }]
        : calls
    }
    case out:
      return [{ audience: 'outboundOrder:finish', kind: 'outboundOrder.toFinish' }]
    default:
      return []
  }
}

function callsOfTrucks(trucks: readonly TruckRow[]): Call[] {
  const waiting: [number, Permission, NoticeKind][] = [
    [truckStatuses.issued, 'outboundOrder:gate', 'outboundOrder.toLetIn'],
    [truckStatuses.inYard, 'outboundOrder:load', 'outboundOrder.toLoad'],
    [truckStatuses.loaded, 'outboundOrder:gate', 'outboundOrder.toLetOut'],
  ]
  return waiting.flatMap(([status, audience, kind]) => {
    const plates = trucks.filter((truck) => truck.status === status).map((truck) => truck.plateNo)
    return plates.length > 0 ? [{ audience, kind, params: { plates: plates.join('、') } }] : []
  })
}

/** What an order asked for is done; tells those who must act next. */
export async function askNext(
  tx: Tx,
  author: Author,
  order: OrderRow,
  trucks: readonly TruckRow[],
): Promise<void> {
  await settle(tx, author, order.id)
  for (const { audience, kind, params } of callsOf(order, trucks))
    await notify(tx, author, {
      audience,
      kind,
      params: { no: order.orderNo, ...params },
      ...subjectOf(order),
    })
}

/** A customer has submitted an order: its clerk, who does not audit it, is told as well. */
export const tellSubmitted = (tx: Tx, author: Author, order: OrderRow): Promise<string> =>
  notify(tx, author, {
    audience: 'outboundOrder:write',
    kind: 'outboundOrder.fromCustomer',
    params: { no: order.orderNo, customer: order.customerName },
    ...subjectOf(order),
  })

/** Tells the one who submitted an order what became of it. */
export async function notifySubmitter(
  tx: Tx,
  author: Author,
  order: OrderRow,
  { kind, params = {} }: { kind: NoticeKind; params?: Record<string, string> },
): Promise<void> {
  if (order.submitBy === null) return
  await notify(tx, author, {
    audience: 'outboundOrder:write',
    userId: order.submitBy,
    kind,
    params: { no: order.orderNo, ...params },
    ...subjectOf(order),
  })
}

const subjectOf = ({ id, masterBillNo }: OrderRow) =>
  ({ module: businessModules.outboundOrder, businessId: id, masterBillNo }) as const
