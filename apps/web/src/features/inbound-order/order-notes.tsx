import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { isBondedAsDomestic, lacksContract } from '@yuncang/shared/nouns/inbound-order/facts'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { RejectReason } from './order-timeline.tsx'
import type { OrderState } from './steps/steps.ts'

/** What holds an order up and must not be missed. */
export function OrderNotes({ order, state }: { order: InboundOrder; state: OrderState }) {
  const { t } = useTranslation()
  const { orderStatus, bondedFlag, isCard } = order
  const waits = orderStatus === orderStatuses.audited || orderStatus === orderStatuses.planned
  const isOpen = orderStatus === orderStatuses.draft || orderStatus === orderStatuses.rejected
  const { unbound = 0, unboundLine, openDiffs = 0 } = state
  const notes = [
    orderStatus === orderStatuses.submitted &&
      lacksContract(order) &&
      t('inboundOrder.note.noContract', { customer: order.customerName, date: order.expectDate }),
    orderStatus === orderStatuses.submitted &&
      isBondedAsDomestic(order) &&
      t('inboundOrder.note.domestic'),
    isOpen &&
      unboundLine !== undefined &&
      t('inboundOrder.note.unboundDraft', {
        count: unbound,
        line: unboundLine.lineNo,
        name: unboundLine.productName,
      }),
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
