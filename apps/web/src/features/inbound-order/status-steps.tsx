import { useQuery } from '@tanstack/react-query'
import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { orderStatuses, orderStatusLabel } from '@yuncang/shared/domain/inbound-order'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { currentLanguage } from '../../lib/language.ts'
import type { RecordedStep } from '../../records/history.tsx'

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
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const here = list.current?.children[place]
    // On a phone the way is longer than the window.
    if (list.current && here instanceof HTMLElement)
      list.current.scrollLeft = here.offsetLeft - list.current.offsetLeft - 40
  }, [place])
  return (
    <ol ref={list} className="order-way" aria-label={t('inboundOrder.way')} tabIndex={0}>
      {way.map((status) => {
        const isHere = status === place
        const isEnd = isHere && isBroken
        const state = isEnd ? 'bad' : isHere ? 'here' : status < place ? 'done' : 'ahead'
        const who = status <= place ? reached.get(isEnd ? order.orderStatus : status) : undefined
        return (
          <li key={status} className={state} aria-current={isHere ? 'step' : undefined}>
            <span className="what">
              {orderStatusLabel(isEnd ? order.orderStatus : status, currentLanguage())}
            </span>
            {who && (
              <span className="who" title={who.time}>
                {who.name} {who.time.slice(5, 16)}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
