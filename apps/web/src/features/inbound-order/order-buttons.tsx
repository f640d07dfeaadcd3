import { useNavigate } from '@tanstack/react-router'
import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { refusalOf } from '@yuncang/shared/domain/inbound-order'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Permit, useSession } from '../../session/session-context.tsx'

/** To an order that is written by hand. */
export function NewOrderButton() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Permit code="inboundOrder:write">
      <Button type="primary" onClick={() => void navigate({ to: '/wms/inboundOrder/form' })}>
        {t('inboundOrder.new')}
      </Button>
    </Permit>
  )
}

/** To the form of an order that may still be changed. */
function EditOrderButton({ order }: { order: InboundOrder }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { user, permissions } = useSession()
  if (refusalOf('update', order, { id: user.id, permissions })) return null
  const { id } = order
  return (
    <Button onClick={() => void navigate({ to: '/wms/inboundOrder/form/$id', params: { id } })}>
      {t('action.edit')}
    </Button>
  )
}
