import { useNavigate } from '@tanstack/react-router'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { orderStatusLabel } from '@yuncang/shared/nouns/inbound-order/rules'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'
import { Outcome } from '../../ui/outcome.tsx'

/** In place of a screen for a step that the order cannot take, or not by this person. */
export function NotNow({ order }: { order: InboundOrder }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id, orderNo: no, orderStatus } = order
  const status = orderStatusLabel(orderStatus, currentLanguage())
  return (
    <Outcome
      sign=""
      title={t('inboundOrder.notNow', { no, status })}
      action={
        <Button
          type="primary"
          onClick={() => void navigate({ to: '/wms/inboundOrder/detail/$id', params: { id } })}
        >
          {t('inboundOrder.toOrder')}
        </Button>
      }
    >
      {t('inboundOrder.notNowHint')}
    </Outcome>
  )
}
