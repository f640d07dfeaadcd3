import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Permit } from '../../session/session-context.tsx'

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
