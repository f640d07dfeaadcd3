import type { Tx } from '@yuncang/db/handle'
import { outboundStatuses, truckStatuses } from '@yuncang/shared/domain/outbound-order'
import type { Permission } from '@yuncang/shared/domain/permissions'
import type { NoticeKind } from '@yuncang/shared/messages/notices'
import { settle, tell } from '../../notice/service.ts'
import type { Author } from '../../record/service.ts'
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
    await tell(tx, author, {
      audience,
      kind,
      params: { no: order.orderNo, ...params },
      ...about(order),
    })
}

/** Tells the one who submitted an order what became of it. */
export async function tellSubmitter(
  tx: Tx,
  author: Author,
  order: OrderRow,
  kind: NoticeKind,
  params: Record<string, string> = {},
): Promise<void> {
  if (order.submitBy === null) return
  await tell(tx, author, {
    audience: 'outboundOrder:write',
    userId: order.submitBy,
    kind,
    params: { no: order.orderNo, ...params },
    ...about(order),
  })
}

const about = ({ id, masterBillNo }: OrderRow) =>
  ({ module: 'CKDD', businessId: id, masterBillNo }) as const
