import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { orderStatuses } from '@yuncang/shared/domain/inbound-order'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { RejectReason } from './order-timeline.tsx'
import type { OrderState } from './steps/steps.ts'

/** What holds an order up and must not be missed. */
export function OrderNotes({ order, state }: { order: InboundOrder; state: OrderState }) {
  const { t } = useTranslation()
  const { orderStatus, bondedFlag, isCard } = order
  const waits = orderStatus === orderStatuses.audited || orderStatus === orderStatuses.planned
  const { unbound = 0, openDiffs = 0 } = state
  const notes = [
    waits && unbound > 0 && t('inboundOrder.note.unbound', { count: unbound }),
    waits && bondedFlag === 1 && isCard === 0 && t('inboundOrder.note.card'),
    orderStatus === orderStatuses.received &&
      openDiffs > 0 &&
      t('inboundOrder.note.openDiffs', { count: openDiffs }),
  ].filter((note) => note !== false)
  return (
    <>
      {orderStatus === orderStatuses.rejected && <RejectReason id={order.id} />}
      {notes.map((note) => (
        <Alert key={note} type="warning" showIcon title={note} />
      ))}
    </>
  )
}
