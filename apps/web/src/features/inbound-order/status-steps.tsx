import { useQuery } from '@tanstack/react-query'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { orderStatuses, orderStatusLabel } from '@yuncang/shared/nouns/inbound-order/rules'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { currentLanguage } from '../../lib/language.ts'
import type { RecordedStep } from '../../records/history/history.tsx'
import { StatusWay } from '../../ui/status-way.tsx'

const way = [0, 1, 2, 3, 4, 5, 6, 7] as const

type Reached = { name: string; time: string }
type Done = RecordedStep & { realName: string }

/** Who brought the order to each state, the last time that it came there. */
export function reachedBy(records: readonly Done[]): Map<number, Reached> {
  const reached = new Map<number, Reached>()
  for (const { action, realName: name, time, fieldDiff } of records) {
    const after = fieldDiff['orderStatus']?.after
    if (typeof after === 'number') reached.set(after, { name, time })
    else if (action === 'create' || action === 'import') reached.set(0, { name, time })
  }
  return reached
}

/** How far along its way an order was when it was rejected or voided. */
function placeOf(order: InboundOrder, reached: ReadonlyMap<number, Reached>): number {
  const { orderStatus } = order
  if (orderStatus === orderStatuses.rejected) return orderStatuses.submitted
  if (orderStatus !== orderStatuses.voided) return orderStatus
  return Math.max(0, ...[...reached.keys()].filter((status) => status <= orderStatuses.planned))
}

/** The way of an order from draft to closed: who brought it to each state and when. */
export function StatusSteps({ order }: { order: InboundOrder }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(trpc.record.operations.queryOptions({ businessId: order.id }))
  const reached = reachedBy(data)
  const place = placeOf(order, reached)
  const isBroken = order.orderStatus > orderStatuses.closed
  const steps = way.map((status) => {
    const shown = isBroken && status === place ? order.orderStatus : status
    return {
      key: status,
      what: orderStatusLabel(shown, currentLanguage()),
      reached: reached.get(shown),
    }
  })
  return <StatusWay label={t('inboundOrder.way')} steps={steps} place={place} isBroken={isBroken} />
}
