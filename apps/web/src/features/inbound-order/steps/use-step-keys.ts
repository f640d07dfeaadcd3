import { useNavigate } from '@tanstack/react-router'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { refusalOf } from '@yuncang/shared/nouns/inbound-order/rules'
import { useEffect, useEffectEvent } from 'react'
import { isForPage, pressed } from '../../../lib/shortcuts.ts'
import { useSession } from '../../../session/session-context.tsx'

/** e leads to the form of an order that may be changed. */
export function useStepKeys(order: InboundOrder): void {
  const navigate = useNavigate()
  const { user, permissions } = useSession()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!pressed(event, 'orderEdit') || !isForPage(event)) return
    if (refusalOf('update', order, { id: user.id, permissions })) return
    void navigate({ to: '/wms/inboundOrder/form/$id', params: { id: order.id } })
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
